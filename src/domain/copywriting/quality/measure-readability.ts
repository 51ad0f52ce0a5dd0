import type { Language } from '#domain/shared/languages.ts';

/** What the formulas count. */
interface Counts {
  words: number;
  sentences: number;
  letters: number;
  syllables: number;
}

/**
 * How easily a text reads, by the formula made for its language; about 0 to 100, higher is easier.
 * - it: Gulpease, Lucisano and Piemontese 1988, counts letters: 89 + (300 × sentences − 10 × letters) / words
 * - en: Reading Ease, Flesch 1948: 206.835 − 1.015 × words/sentences − 84.6 × syllables/words
 * - de: Amstad 1978: 180 − words/sentences − 58.5 × syllables/words
 * - fr: Kandel and Moles 1958: 207 − 1.015 × words/sentences − 73.6 × syllables/words
 * - es: Fernández Huerta 1959: 206.84 − 1.02 × words/sentences − 60 × syllables/words, as corrected by Law 2011
 *
 * Syllables are counted as groups of vowels, which is near enough for whole texts. NaN without words.
 */
export function measureReadability(text: string, language: Language): number {
  return formulas[language](count(text, language));
}

const formulas = {
  it: ({ words, sentences, letters }) => 89 + (300 * sentences - 10 * letters) / words,
  en: ({ words, sentences, syllables }) => 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words),
  de: ({ words, sentences, syllables }) => 180 - words / sentences - 58.5 * (syllables / words),
  fr: ({ words, sentences, syllables }) => 207 - 1.015 * (words / sentences) - 73.6 * (syllables / words),
  es: ({ words, sentences, syllables }) => 206.84 - 1.02 * (words / sentences) - 60 * (syllables / words),
} as const satisfies Record<Language, (counts: Counts) => number>;

function count(text: string, language: Language): Counts {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    words: words.length,
    sentences: Math.max(1, text.split(/[.!?…]+(?:\s|$)/u).filter((part) => /\p{L}/u.test(part)).length),
    letters: words.reduce((sum, word) => sum + word.length, 0),
    syllables: words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase(), language), 0),
  };
}

function syllablesOf(word: string, language: Language): number {
  const spoken =
    language === 'en' || language === 'fr' ? word.replace(/(?<=[^aeiouy])(?:es?|ed|ent)$/u, '') : word;
  return Math.max(1, spoken.match(/[aeiouyàáâäèéêëìíîïòóôöœùúûü]+/gu)?.length ?? 0);
}
