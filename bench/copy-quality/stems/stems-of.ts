import type { Language } from '#domain/shared/languages.ts';
import { germanStems } from './de.ts';
import { englishStems } from './en.ts';
import { spanishStems } from './es.ts';
import { frenchStems } from './fr.ts';
import { italianStems } from './it.ts';
import type { Stems } from './stems.ts';

/** The words each language is listened for. */
export const stemsOf = {
  it: italianStems,
  en: englishStems,
  de: germanStems,
  fr: frenchStems,
  es: spanishStems,
} as const satisfies Record<Language, Stems>;
