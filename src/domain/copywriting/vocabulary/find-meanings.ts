import type { Meaning } from './meaning.ts';
import { readText } from './reading/read-text.ts';
import type { TermWords } from './term-words.ts';

/**
 * Everything a text says that the table of its language knows, in the order of the text: each term
 * with what is said about it in the same clause. `start` and `end` are those of the term's own words.
 */
export function findMeanings(text: string, words: TermWords): Meaning[] {
  return readText(text, words).meanings;
}
