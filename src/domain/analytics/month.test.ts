import { expect, test } from 'vitest';
import { daysOfMonth, monthBefore } from './month.ts';

test.each([
  ['2026-10', '2026-10-31', '2026-09'],
  ['2026-02', '2026-02-28', '2026-01'],
  ['2028-02', '2028-02-29', '2028-01'],
  ['2026-01', '2026-01-31', '2025-12'],
  ['2026-12', '2026-12-31', '2026-11'],
])('%s ends on %s and comes after %s', (month, last, before) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to: last });
  expect(monthBefore(month)).toBe(before);
});
