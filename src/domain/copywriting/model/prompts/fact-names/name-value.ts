import type { Language } from '#domain/shared/languages.ts';
import { germanFactNames } from './de.ts';
import { englishFactNames } from './en.ts';
import { spanishFactNames } from './es.ts';
import type { FactNames } from './fact-names.ts';
import { frenchFactNames } from './fr.ts';
import { italianFactNames } from './it.ts';

const names: Readonly<Record<Language, FactNames>> = {
  it: italianFactNames,
  en: englishFactNames,
  de: germanFactNames,
  fr: frenchFactNames,
  es: spanishFactNames,
};

/** Returns what a language calls the value of a field; the value itself where it is no label of a form. */
export function nameValue(field: string, value: string, language: Language): string {
  const ofField: Readonly<Record<string, Readonly<Record<string, string>>>> = names[language];
  return ofField[field]?.[value] ?? value;
}
