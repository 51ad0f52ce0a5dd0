import { expect, it } from 'vitest';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { addDays } from '#domain/shared/days.ts';
import { planSampleYear } from './plan-sample-year.ts';

const today = '2026-11-21';
const year = planSampleYear(0, today, { cars: 96, styles: copyStyles });

it('the same dealer has the same cars, another has others', () => {
  expect(planSampleYear(0, today, { cars: 96, styles: copyStyles })).toEqual(year);
  expect(planSampleYear(1, today, { cars: 96, styles: copyStyles })).not.toEqual(year);
});

it('nothing happens before the year, after today or in the wrong order', () => {
  for (const { writtenOn, published, leadOn, sold, withdrawnOn } of year) {
    const days = [writtenOn, published?.on, leadOn, sold?.on ?? withdrawnOn].filter(
      (day) => day !== undefined,
    );
    expect(days).toEqual(days.toSorted());
    expect([...days, today].toSorted().at(-1)).toBe(today);
    expect(writtenOn >= addDays(today, -364)).toBe(true);
    expect(Boolean(sold && withdrawnOn)).toBe(false);
  }
});

it('there is enough of everything for a page to show, in the year and in its last month', () => {
  const since = (day: string) => ({
    published: year.filter(({ published }) => (published?.on ?? '') >= day).length,
    leads: year.filter(({ leadOn }) => (leadOn ?? '') >= day).length,
    sold: year.filter(({ sold }) => (sold?.on ?? '') >= day).length,
  });
  const all = since('2025-11-01');
  expect(all.published).toBeGreaterThan(all.leads);
  expect(all.leads).toBeGreaterThan(all.sold);
  expect(all.sold).toBeGreaterThan(30);
  expect(since(addDays(today, -29)).published).toBeGreaterThanOrEqual(3);
  expect(since(addDays(today, -29)).sold).toBeGreaterThanOrEqual(3);
});

it('hardly two cars are noted alike, so that their texts are not either', () => {
  expect(new Set(year.map(({ brief }) => brief.notes)).size).toBeGreaterThan(90);
  expect(year.every(({ brief }) => (brief.notes?.split(', ').length ?? 0) >= 6)).toBe(true);
});
