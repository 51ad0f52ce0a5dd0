import type { Language } from '#domain/shared/languages.ts';
import type { QualityWords } from './quality-words.ts';

/** What the checks of a language look for; each table is loaded when it is first needed. */
export function loadQualityWords(language: Language): Promise<QualityWords> {
  return tables[language]();
}

const tables = {
  it: async () => (await import('./lexicon/italian.ts')).italianQuality,
  en: async () => (await import('./lexicon/english.ts')).englishQuality,
  de: async () => (await import('./lexicon/german.ts')).germanQuality,
  fr: async () => (await import('./lexicon/french.ts')).frenchQuality,
  es: async () => (await import('./lexicon/spanish.ts')).spanishQuality,
} satisfies Record<Language, () => Promise<QualityWords>>;
