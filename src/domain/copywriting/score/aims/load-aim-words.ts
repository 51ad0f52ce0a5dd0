import type { Language } from '#domain/shared/languages.ts';
import type { AimWords } from './aim-words.ts';

const tables: Record<Language, () => Promise<AimWords>> = {
  it: async () => (await import('./it.ts')).italianAims,
  en: async () => (await import('./en.ts')).englishAims,
  de: async () => (await import('./de.ts')).germanAims,
  fr: async () => (await import('./fr.ts')).frenchAims,
  es: async () => (await import('./es.ts')).spanishAims,
};

/** The words a language speaks to its readers with, loaded when they are first listened for. */
export const loadAimWords = (language: Language): Promise<AimWords> => tables[language]();
