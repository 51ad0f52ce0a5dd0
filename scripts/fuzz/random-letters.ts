import type { SeededRandom } from './seeded-random.ts';

/** Letters and digits, as ids and tokens are made of. */
export const randomLetters = (random: SeededRandom, length: number): string =>
  Array.from({ length }, () => random.below(36).toString(36)).join('');
