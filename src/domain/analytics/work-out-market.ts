import type { Day } from '#domain/shared/days.ts';
import { type CountOfDealers, fewestDealers, type MarketCounts, type MarketTrends } from './market-trends.ts';
import { growthOf, percentOf } from './percent.ts';
import { shareOut } from './share-out.ts';

/** How many makes and models are named. */
const longest = 10;

/**
 * The market of a period, and its growth against the counts of the one before. Whatever fewer than `fewestDealers`
 * stand behind is left out as if it were not known, and so is what could be told by subtracting it.
 */
export function workOutMarket(
  now: MarketCounts,
  before: Pick<MarketCounts, 'demand'>,
  { from, to }: { from: Day; to: Day },
): MarketTrends {
  const segments = segmentsOf(now);
  const [dominant] = segments;
  const automotive = now.byMonth
    .filter(({ supply, demand }) => isEnough(supply) && isEnough(demand))
    .map(({ month, supply, demand }) => ({ month, demand: demand.n, supply: supply.n }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
  return {
    automotive,
    segments,
    insights: {
      dominantSegment: dominant ? { name: dominant.name } : null,
      avgGrowth: growthOfDemand(now, before),
      marketHealth: percentOf(sumOf(automotive, 'demand'), sumOf(automotive, 'supply')),
    },
    topBrands: now.soldByMake
      .filter(({ sold }) => isEnough(sold))
      .map(({ make, sold }) => ({ name: make, sales: sold.n }))
      .sort((one, other) => other.sales - one.sales || inOrder(one.name, other.name))
      .slice(0, longest),
    topModels: now.byModel
      .filter(({ cars }) => isEnough(cars))
      .map(({ make, model, year, cars }) => ({ brand: make, model, year, searches: cars.n }))
      .sort(
        (one, other) =>
          other.searches - one.searches ||
          inOrder(one.brand, other.brand) ||
          inOrder(one.model, other.model) ||
          one.year - other.year,
      )
      .slice(0, longest),
    basis: { from, to, dealers: now.dealers, cars: tellableSupply(now), fewestDealers },
  };
}

const isEnough = ({ dealers }: CountOfDealers) => dealers >= fewestDealers;

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Percent of the cars of the bodies that are named: of all bodies, the rest would tell about those left out. */
function segmentsOf({ byCategory }: MarketCounts): MarketTrends['segments'] {
  const named = byCategory
    .filter(({ cars }) => isEnough(cars))
    .sort((one, other) => other.cars.n - one.cars.n || inOrder(one.category, other.category));
  const shares = shareOut(named.map(({ cars }) => cars.n));
  return named.map(({ category }, place) => ({ name: category, value: shares[place] ?? 0 }));
}

/** Only where every month's demand may be told: else the growth less the months shown would be the others'. */
function growthOfDemand(now: MarketCounts, before: Pick<MarketCounts, 'demand'>): number | null {
  const isTellable = now.byMonth.every(({ demand }) => demand.n === 0 || isEnough(demand));
  if (!isTellable || !isEnough(now.demand) || !isEnough(before.demand)) return null;
  return growthOf(now.demand.n, before.demand.n);
}

/** Of the months shown. */
const sumOf = (months: MarketTrends['automotive'], figure: 'demand' | 'supply') =>
  months.reduce((sum, month) => sum + month[figure], 0);

/** Without the months of too few dealers: the sum less the months shown would be theirs. */
function tellableSupply({ byMonth }: MarketCounts): number {
  return byMonth.reduce((sum, { supply }) => (isEnough(supply) ? sum + supply.n : sum), 0);
}
