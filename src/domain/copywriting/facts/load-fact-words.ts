import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { FactWords } from './fact-words.ts';

/** Each language's words are loaded when a text or the notes need them. */
const tables: Partial<Record<Language, () => Promise<FactWords>>> = {
  it: async () => (await import('./words/it.ts')).italianFacts,
  en: async () => (await import('./words/en.ts')).englishFacts,
  de: async () => (await import('./words/de.ts')).germanFacts,
  fr: async () => (await import('./words/fr.ts')).frenchFacts,
  es: async () => (await import('./words/es.ts')).spanishFacts,
};

/** The languages whose texts can be checked. */
export const checkedLanguages = Object.keys(tables) as Language[];

/** The words of a language for the facts of a car; throws for a language that cannot be checked. */
export async function loadFactWords(language: Language): Promise<FactWords> {
  const load = tables[language];
  if (!load) throw new ProductError('unavailable', notChecked, 'language');
  return load();
}

const notChecked = {
  it: 'I testi in questa lingua non si possono ancora verificare.',
  en: 'Texts in this language cannot be checked yet.',
  de: 'Texte in dieser Sprache können noch nicht geprüft werden.',
  fr: 'Les textes dans cette langue ne peuvent pas encore être vérifiés.',
  es: 'Los textos en este idioma todavía no se pueden comprobar.',
};
