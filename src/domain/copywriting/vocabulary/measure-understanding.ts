import { readShortText } from './reading/read-short-text.ts';
import type { TermWords } from './term-words.ts';

/** How much of a text a table accounts for, 0 to 1: 1 when every word of it is understood. */
export function measureUnderstanding(text: string, words: TermWords): number {
  const { meanings, leftovers } = readShortText(text, words);
  if (meanings.length === 0) return 0;
  const left = leftovers.reduce((sum, { start, end }) => sum + end - start, 0);
  return 1 - left / Math.max(1, text.length);
}
