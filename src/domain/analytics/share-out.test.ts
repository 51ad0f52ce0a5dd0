import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [3, 2, 1],
    [50, 33, 17],
  ],
  [
    [199, 1],
    [100, 0],
  ],
  [[7], [100]],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('%j is shared out as %j', (parts, shares) => {
  expect(shareOut(parts)).toEqual(shares);
});

test('adds up to 100 however many parts there are', () => {
  for (let parts = 1; parts <= 60; parts++) {
    const shares = shareOut(Array.from({ length: parts }, (_, n) => 1 + ((n * 37) % 11)));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});
