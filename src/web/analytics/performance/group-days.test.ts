import { expect, test } from 'vitest';
import { groupDays } from './group-days.ts';

const cars = (date: string, published: number, converted: number) => ({ date, published, converted });

test('a week is shown day by day, days without cars as well', () => {
  const { unit, stretches } = groupDays([cars('2026-11-16', 2, 1)], { from: '2026-11-15', to: '2026-11-21' });
  expect(unit).toBe('day');
  expect(stretches).toHaveLength(7);
  expect(stretches[1]).toEqual({ from: '2026-11-16', published: 2, converted: 1 });
  expect(stretches[2]).toEqual({ from: '2026-11-17', published: 0, converted: 0 });
});

test('three months are shown by weeks that begin on Monday, the first where the period does', () => {
  const byDay = [cars('2026-08-24', 1, 0), cars('2026-08-30', 1, 1), cars('2026-08-31', 3, 0)];
  const { unit, stretches } = groupDays(byDay, { from: '2026-08-24', to: '2026-11-21' });
  expect(unit).toBe('week');
  expect(stretches.slice(0, 2)).toEqual([
    { from: '2026-08-24', published: 2, converted: 1 },
    { from: '2026-08-31', published: 3, converted: 0 },
  ]);
  expect(groupDays([], { from: '2026-08-26', to: '2026-11-21' }).stretches[1]?.from).toBe('2026-08-31');
});

test('a year is shown by months, over the end of daylight saving and of the year', () => {
  const byDay = [cars('2026-10-31', 1, 1), cars('2026-11-01', 4, 2)];
  const { unit, stretches } = groupDays(byDay, { from: '2025-11-22', to: '2026-11-21' });
  expect(unit).toBe('month');
  expect(stretches).toHaveLength(13);
  expect(stretches[0]?.from).toBe('2025-11-22');
  expect(stretches.slice(-2)).toEqual([
    { from: '2026-10-01', published: 1, converted: 1 },
    { from: '2026-11-01', published: 4, converted: 2 },
  ]);
});
