import type { CompiledWords } from './compiled-words.ts';
import { findWords } from './find-words.ts';

/** Whether the words at `start` stand in a supposition about the reader: "se cerchi i sedili in pelle". */
export function isSupposed(low: string, start: number, patterns: CompiledWords): boolean {
  const before = low.slice(Math.max(0, start - 60), start);
  return findWords(before.slice(before.search(/[^.,;:!?\n]*$/)), patterns.hypotheses).length > 0;
}

/** Whether the words that end at `end` stand in a question: "Verde fuori? No, bianca." */
export const isAsked = (low: string, end: number): boolean =>
  /^[^.!?\n]{0,40}\?/.test(low.slice(end, end + 42));
