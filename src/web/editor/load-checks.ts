import type { Language } from '#domain/shared/languages.ts';

/** The check of a text's claims, fetched when it is needed; notes are read in the languages named, or in all. */
export async function loadFactCheck(language: Language, notes?: readonly Language[]) {
  const { loadFactChecker } = await import('#domain/copywriting/facts/load-fact-checker.ts');
  const thisYear = new Date().getFullYear();
  return loadFactChecker(language, notes ? { notes, thisYear } : { thisYear });
}

export async function loadBannedWords(language: Language) {
  const [{ findBannedWords }, { loadQualityWords }] = await Promise.all([
    import('#domain/copywriting/quality/find-banned-words.ts'),
    import('#domain/copywriting/quality/load-quality-words.ts'),
  ]);
  const words = await loadQualityWords(language);
  return (text: string, car: { make: string; model: string }) => findBannedWords(text, words, car);
}
