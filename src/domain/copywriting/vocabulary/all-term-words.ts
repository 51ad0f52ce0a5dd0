import type { Language } from '#domain/shared/languages.ts';
import type { TermWords } from './term-words.ts';
import { germanTerms } from './words/de.ts';
import { englishTerms } from './words/en.ts';
import { spanishTerms } from './words/es.ts';
import { frenchTerms } from './words/fr.ts';
import { italianTerms } from './words/it.ts';

/** All five tables at once, for the writer: notes may be in any language. Browsers load them one by one. */
export const allTermWords = {
  it: italianTerms,
  en: englishTerms,
  de: germanTerms,
  fr: frenchTerms,
  es: spanishTerms,
} satisfies Record<Language, TermWords>;
