import { dayOf } from '#domain/shared/days.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { MarketStore } from './market-trends.ts';
import { analyticsPeriods, rangesOf } from './period.ts';
import { workOutMarket } from './work-out-market.ts';

export interface RefreshMarketDeps {
  market: MarketStore;
  limiter: RateLimiter;
  now(): Date;
}

/** A little less than the hour in which it is called again, so that no call comes just too early. */
const limit = { most: 1, milliseconds: 55 * 60_000 };

/**
 * Works the market out anew for every period, unless this or another process did so within the hour. When it is
 * stopped in between, the periods left keep what was known.
 */
export async function refreshMarket(
  { market, limiter, now }: RefreshMarketDeps,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const instant = now();
  if (!(await limiter.take('refresh-market', limit, instant))) return;
  for (const period of analyticsPeriods) {
    if (isStopped()) return;
    const ranges = rangesOf(period, dayOf(instant));
    const is = await market.countMarket(ranges.now.from, ranges.now.to);
    const was = await market.countMarket(ranges.before.from, ranges.before.to);
    await market.save(period, workOutMarket(is, was, ranges.now), instant);
  }
}
