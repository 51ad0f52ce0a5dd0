import { expect, test } from 'vitest';
import type { DailyFigure } from './figure.ts';
import { averageSaleTime, salesOf, saleTimeReduction } from './sale-time.ts';

const sold = (style: DailyFigure['style'], n: number, total: number): DailyFigure => ({
  ...{ day: '2026-11-01', figure: 'sold', place: '', style, n, total },
});

test('a car that was never published counts as sold and in no average', () => {
  const sales = salesOf([sold('professional', 2, 20), sold('advanced', 1, 4), sold('', 5, 0)]);
  expect(sales).toEqual({ sold: 8, timed: 3, days: 24 });
  expect(averageSaleTime(sales)).toBe(8);
});

test('of two cars there is no average, however many more were sold unpublished', () => {
  expect(averageSaleTime(salesOf([sold('professional', 2, 20), sold('', 5, 0)]))).toBeNull();
});

test.each([
  [3, 28, 3, 38, 26.3],
  [3, 38, 3, 28, -35.7],
  [6, 66, 3, 50, 34],
  [3, 0, 3, 30, 100],
  [2, 10, 3, 30, null],
  [3, 10, 2, 30, null],
  [3, 10, 3, 0, null],
])('%d cars in %d days after %d in %d: %s percent less', (timed, days, timedBefore, daysBefore, less) => {
  const before = { sold: timedBefore, timed: timedBefore, days: daysBefore };
  expect(saleTimeReduction({ sold: timed, timed, days }, before)).toBe(less);
});
