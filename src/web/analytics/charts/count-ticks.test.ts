import { expect, it } from 'vitest';
import { countTicks } from './count-ticks.ts';

it.each([
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 4],
  [4, 5],
  [70, 5],
])('columns up to %i stand on an axis with %i marks', (highest, ticks) => {
  expect(countTicks(highest)).toBe(ticks);
});
