import { describe, expect, test } from 'vitest';
import type { MarketCounts } from './market-trends.ts';
import { workOutMarket } from './work-out-market.ts';

const days = { from: '2026-10-07', to: '2026-11-05' };
const of = (n: number, dealers: number) => ({ n, dealers });
const counts: MarketCounts = {
  ...{ dealers: 12, demand: of(20, 10) },
  byMonth: [
    { month: '2026-11', supply: of(30, 10), demand: of(15, 10) },
    { month: '2026-10', supply: of(10, 9), demand: of(5, 10) },
  ],
  byCategory: [
    { category: 'SUV', cars: of(20, 12) },
    { category: 'Sportiva', cars: of(15, 9) },
    { category: 'Citycar', cars: of(5, 10) },
  ],
  soldByMake: [
    { make: 'Fiat', sold: of(10, 10) },
    { make: 'Ferrari', sold: of(90, 9) },
  ],
  byModel: [
    { make: 'Fiat', model: 'Panda', year: 2019, cars: of(11, 11) },
    { make: 'Ferrari', model: 'Roma', year: 2022, cars: of(90, 9) },
  ],
};
const before = { demand: of(16, 10) };

describe('whatever nine dealers stand behind is left out', () => {
  const market = workOutMarket(counts, before, days);

  test('months, bodies, makes and models', () => {
    expect(market.automotive).toEqual([{ month: '2026-11', demand: 15, supply: 30 }]);
    expect(market.topBrands).toEqual([{ name: 'Fiat', sales: 10 }]);
    expect(market.topModels).toEqual([{ brand: 'Fiat', model: 'Panda', year: 2019, searches: 11 }]);
  });

  test('and cannot be told by subtracting: shares are of what is shown, cars of the months that may be', () => {
    expect(market.segments).toEqual([
      { name: 'SUV', value: 80 },
      { name: 'Citycar', value: 20 },
    ]);
    expect(market.basis).toEqual({ ...days, dealers: 12, cars: 30, fewestDealers: 10 });
  });

  test('insights are of enough dealers, each', () => {
    const { insights } = market;
    expect(insights).toEqual({ dominantSegment: { name: 'SUV' }, avgGrowth: 25, marketHealth: 50 });
    expect(workOutMarket(counts, { demand: of(16, 9) }, days).insights.avgGrowth).toBeNull();
    const quiet = workOutMarket({ ...counts, demand: of(20, 9) }, before, days).insights;
    expect(quiet.avgGrowth).toBeNull();
  });
});

test('a month of one dealer is in no figure from which the months shown could be taken away', () => {
  const [shown] = counts.byMonth;
  const market = (n: number) => {
    const alone = { month: '2026-10', supply: of(n, 1), demand: of(3 * n, 1) };
    const byMonth = [...(shown ? [shown] : []), alone];
    return workOutMarket({ ...counts, demand: of(15 + 3 * n, 11), byMonth }, before, days);
  };
  expect(market(1)).toEqual(market(70));
  expect(market(1).insights).toMatchObject({ avgGrowth: null, marketHealth: 50 });
});

test('ten makes and models are named, the most frequent first, then in order of their names', () => {
  const makes = Array.from({ length: 12 }, (_, n) => `Make ${String.fromCharCode(76 - n)}`);
  const { topBrands, topModels } = workOutMarket(
    {
      ...counts,
      soldByMake: makes.map((make, n) => ({ make, sold: of(n === 5 ? 20 : 10, 10) })),
      byModel: makes.map((make) => ({ make, model: 'One', year: 2020, cars: of(10, 10) })),
    },
    before,
    days,
  );
  expect(topBrands).toHaveLength(10);
  expect(topBrands.slice(0, 3).map(({ name }) => name)).toEqual(['Make G', 'Make A', 'Make B']);
  expect(topModels.map(({ brand }) => brand).join('')).toBe(
    'Make AMake BMake CMake DMake EMake FMake GMake HMake IMake J',
  );
});
