import type { Language } from '#domain/shared/languages.ts';
import { calmCase } from './calm-case.ts';
import { normaliseCase } from './normalise-case.ts';

/** Returns a seller's words as a person would print them: capitals calmed, names and codes kept. */
export const putInOrder = (words: string, language: Language): string =>
  language === 'it' ? normaliseCase(words) : calmCase(words, language);
