import type { Random } from '#domain/copywriting/writer/seeded-random.ts';

/** Letters and digits, as ids and tokens are made of. */
export const randomLetters = (random: Random, length: number): string =>
  Array.from({ length }, () => random.below(36).toString(36)).join('');
