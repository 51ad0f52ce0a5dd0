import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { nearLanguages } from '../dialogs/near-languages.ts';
import { loadFactCheck } from '../load-checks.ts';
import { carryMarks } from './carry-marks.ts';
import { isDoubtful } from './is-doubtful.ts';

type FactCheck = Awaited<ReturnType<typeof loadFactCheck>>;

/**
 * The claims of a text, found again as it changes; undefined until the check has been fetched. Notes
 * are read in the likely languages first, and in all once something seems to have no source.
 */
export function useClaims(text: string, brief: Brief, language: Language): readonly Claim[] | undefined {
  const [checker, setChecker] = useState<{ language: Language; check: FactCheck; isWhole: boolean }>();
  const settled = useDeferredValue(text);
  const claims = useMemo(
    () => (checker?.language === language ? checker.check(settled, brief) : undefined),
    [checker, language, settled, brief],
  );
  const hasNotes = brief.notes !== undefined;
  const isWhole = !hasNotes || (checker?.isWhole && checker.language === language);
  const needsAll = !isWhole && claims?.some(isDoubtful) === true;
  useEffect(() => {
    let isWanted = true;
    const notes = needsAll ? undefined : nearLanguages(language, hasNotes);
    loadFactCheck(language, notes).then(
      (check) =>
        isWanted && setChecker((before) => keepWhole(before, { language, check, isWhole: needsAll })),
      // Without a connection the text can still be edited; the next language or page tries again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language, hasNotes, needsAll]);
  return useMemo(() => claims && carryMarks(claims, settled, text), [claims, settled, text]);
}

/** A check that reads everything gives way to none that reads less. */
const keepWhole = <T extends { language: Language; isWhole: boolean }>(before: T | undefined, next: T): T =>
  before?.isWhole && before.language === next.language ? before : next;
