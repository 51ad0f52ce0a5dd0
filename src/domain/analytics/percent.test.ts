import { expect, test } from 'vitest';
import { growthOf, oneDecimal, percentOf } from './percent.ts';

test.each([
  [2, 3, 66.7],
  [1, 3, 33.3],
  // A sixteenth is 6.25, a hundred and sixtieth 0.625: halves go away from zero.
  [1, 16, 6.3],
  [-1, 16, -6.3],
  [0, 7, 0],
  [5, 0, null],
])('%d of %d is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('growth is told against something only', () => {
  expect([growthOf(7, 5), growthOf(0, 4), growthOf(3, 0), growthOf(0, 0)]).toEqual([40, -100, null, null]);
});

test('no figure is a negative zero', () => {
  expect(Object.is(oneDecimal(-0.04), 0)).toBe(true);
});
