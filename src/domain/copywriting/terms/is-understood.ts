import { isDenied } from './defects.ts';
import { readText } from './reading/read-text.ts';
import type { TermWords } from './term-words.ts';

/** Whether the table accounts for every word of a note: only then can it be said in another language. */
export function isUnderstood(text: string, words: TermWords): boolean {
  const { meanings, leftovers } = readText(text, words);
  return meanings.length > 0 && leftovers.length === 0 && !meanings.some(isDenied);
}
