import type { Car } from '../../brief/car/car.ts';
import { hashWord } from './scan-words.ts';

/** Words that stand for facts, by their hashes: wordings are compared as if each were the same word. */
export type FactWords = ReadonlySet<number>;

const known = new WeakMap<readonly string[], FactWords>();

/** The words that a language's patterns for facts spell out: "ross[oa]" is "rosso" and "rossa". */
export function factWordsOf(patterns: readonly string[]): FactWords {
  const before = known.get(patterns);
  if (before) return before;
  const words = new Set(
    patterns
      .flatMap(spellOut)
      .flatMap((phrase) => phrase.split(/[^\p{L}]+/u))
      .filter((word) => word.length > 2)
      .map(hashWord),
  );
  known.set(patterns, words);
  return words;
}

/** The words of a car's name. */
export function nameWordsOf({ make, model }: Pick<Car, 'make' | 'model'>): FactWords {
  return new Set(
    `${make} ${model}`
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1)
      .map(hashWord),
  );
}

const choice = /^(.*?)(?:\[(\p{L}+)\]|\(\?:([^()]*)\))(\??)(.*)$/u;

/** What a pattern of letters, `[ab]`, `(?:a|b)` and `?` can stand for; of anything else the plain words. */
function spellOut(pattern: string): string[] {
  const [, before = '', letters, alternatives = '', optional, after = ''] = choice.exec(pattern) ?? [];
  if (letters === undefined && !choice.test(pattern)) {
    const plain = pattern.replace(/\p{L}\?/gu, '');
    return [plain, pattern.replaceAll('?', '')];
  }
  const inside = letters === undefined ? alternatives.split('|') : [...letters];
  return [...inside, ...(optional ? [''] : [])].flatMap((part) => spellOut(before + part + after));
}
