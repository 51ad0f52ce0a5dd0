import { type RefreshMarketDeps, refreshMarket } from '#domain/analytics/refresh-market.ts';
import type { RepeatedJob } from './repeat-job.ts';

const hour = 60 * 60_000;

/** Works the market out every hour. */
export const refreshMarketHourly = (deps: RefreshMarketDeps): RepeatedJob => ({
  name: 'refresh-market',
  every: hour,
  work: (signal) => refreshMarket(deps, () => signal.aborted),
});
