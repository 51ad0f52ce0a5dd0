import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';

type FactChecker = (text: string, brief: Brief) => Claim[];

/** The claims of a text, found again as it changes; undefined until the check has been fetched. */
export function useClaims(text: string, brief: Brief, language: Language): readonly Claim[] | undefined {
  const [checker, setChecker] = useState<{ language: Language; check: FactChecker }>();
  useEffect(() => {
    let isWanted = true;
    void import('#domain/copywriting/facts/load-fact-checker.ts')
      .then(({ loadFactChecker }) => loadFactChecker(language))
      .then((check) => isWanted && setChecker({ language, check }));
    return () => {
      isWanted = false;
    };
  }, [language]);
  const settled = useDeferredValue(text);
  return useMemo(
    () => (checker?.language === language ? checker.check(settled, brief) : undefined),
    [checker, language, settled, brief],
  );
}
