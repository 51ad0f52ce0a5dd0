import { dayOf } from '#domain/shared/days.ts';
import type { User } from '../accounts/user.ts';
import { checkAnalyticsRights } from './check-analytics-rights.ts';
import { fewestDealers, type MarketStore, type MarketTrends } from './market-trends.ts';
import { type AnalyticsPeriod, rangesOf } from './period.ts';

export interface GetMarketTrendsDeps {
  market: Pick<MarketStore, 'find'>;
  now(): Date;
}

/**
 * The market as it was last worked out, an empty one before that has happened; throws `forbidden` where the
 * plan does not give it.
 */
export async function getMarketTrends(
  { market, now }: GetMarketTrendsDeps,
  user: User,
  period: AnalyticsPeriod,
): Promise<{ trends: MarketTrends; computedAt: Date }> {
  checkAnalyticsRights(user, 'market');
  const found = await market.find(period);
  if (found) return found;
  const instant = now();
  const { from, to } = rangesOf(period, dayOf(instant)).now;
  return {
    trends: {
      ...{ automotive: [], segments: [], topBrands: [], topModels: [] },
      insights: { dominantSegment: null, avgGrowth: null, marketHealth: null },
      basis: { from, to, dealers: 0, cars: 0, fewestDealers },
    },
    computedAt: instant,
  };
}
