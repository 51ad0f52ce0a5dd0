import type { Language } from '#domain/shared/languages.ts';
import type { TermWords } from './term-words.ts';

/** The words of a language for what notes and texts say; each table is loaded when it is first needed. */
export function loadTermWords(language: Language): Promise<TermWords> {
  return tables[language]();
}

const tables = {
  it: async () => (await import('./words/it.ts')).italianTerms,
  en: async () => (await import('./words/en.ts')).englishTerms,
  de: async () => (await import('./words/de.ts')).germanTerms,
  fr: async () => (await import('./words/fr.ts')).frenchTerms,
  es: async () => (await import('./words/es.ts')).spanishTerms,
} satisfies Record<Language, () => Promise<TermWords>>;
