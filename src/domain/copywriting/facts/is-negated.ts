import type { CompiledWords } from './compiled-words.ts';
import { findWords } from './find-words.ts';

/** How far before a word its negation may stand, in characters. */
const reach = 48;

/** Whether the words at `start` are denied: "senza graffi", "non ha mai avuto un incidente". */
export function isNegated(low: string, start: number, patterns: CompiledWords): boolean {
  const before = low.slice(Math.max(0, start - reach), start);
  const clause = before.slice(before.search(/[^.,;:!?\n()]*$/));
  const negation = findWords(clause, patterns.negations).at(-1);
  if (!negation) return false;
  const between = clause.slice(negation.end);
  const words = between.split(/[\s']+/).filter((word) => word !== '');
  return words.length <= 4 && findWords(between, patterns.connectors).length === 0;
}
