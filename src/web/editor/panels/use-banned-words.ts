import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BannedWord } from '#domain/copywriting/quality/find-banned-words.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { carryMarks } from '../claims/carry-marks.ts';
import { loadBannedWords } from '../load-checks.ts';

const none: readonly BannedWord[] = [];

/** The words of a text that no advertisement may carry, found again as it changes. */
export function useBannedWords(text: string, brief: Brief, language: Language): readonly BannedWord[] {
  const [finder, setFinder] = useState<{
    language: Language;
    find: Awaited<ReturnType<typeof loadBannedWords>>;
  }>();
  useEffect(() => {
    let isWanted = true;
    loadBannedWords(language).then(
      (find) => isWanted && setFinder({ language, find }),
      // Without a connection the text can still be edited; the next language or page tries again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const settled = useDeferredValue(text);
  const found = useMemo(
    () => (finder?.language === language ? finder.find(settled, brief) : none),
    [finder, language, settled, brief],
  );
  return useMemo(() => carryMarks(found, settled, text), [found, settled, text]);
}
