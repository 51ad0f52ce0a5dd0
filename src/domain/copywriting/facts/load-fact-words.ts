import type { Language } from '#domain/shared/languages.ts';
import type { FactWords } from './fact-words.ts';

/** The words of a language for the facts of a car; each table is loaded when it is first needed. */
export function loadFactWords(language: Language): Promise<FactWords> {
  return tables[language]();
}

const tables = {
  it: async () => (await import('./words/it.ts')).italianFacts,
  en: async () => (await import('./words/en.ts')).englishFacts,
  de: async () => (await import('./words/de.ts')).germanFacts,
  fr: async () => (await import('./words/fr.ts')).frenchFacts,
  es: async () => (await import('./words/es.ts')).spanishFacts,
} satisfies Record<Language, () => Promise<FactWords>>;
