import { expect, test } from 'vitest';
import { monthBefore } from '#domain/analytics/month.ts';
import { monthsBackTo } from './months-back-to.ts';

test('months go back over the turn of the year, the first one too', () => {
  expect(monthsBackTo('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsBackTo('2026-02', '2026-02')).toEqual(['2026-02']);
  expect(monthBefore('2026-01')).toBe('2025-12');
});
