/** Chance that is the same for the same seed. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  chance(share: number): boolean;
}

/** Mulberry32: small, and good enough to be unexpected. */
export function seededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    ...{ next, below },
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    chance: (share) => next() < share,
  };
}
