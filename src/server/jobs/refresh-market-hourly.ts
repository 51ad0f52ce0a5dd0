import { type RefreshMarketDeps, refreshMarket } from '#domain/analytics/refresh-market.ts';

const hour = 60 * 60_000;

/** Works the market out now and every hour, never twice at a time in this process. */
export function refreshMarketHourly(deps: RefreshMarketDeps & { onError(error: unknown): void }) {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const run = () => {
    running ??= refreshMarket(deps, () => isStopped)
      .catch(deps.onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, hour).unref();
  return {
    /** Resolves once the period under way is through. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
