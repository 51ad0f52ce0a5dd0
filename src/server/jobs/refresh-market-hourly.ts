import { type RefreshMarketDeps, refreshMarket } from '#domain/analytics/refresh-market.ts';

const hour = 60 * 60_000;

/** Works the market out now and every hour, never twice at a time in this process. */
export function refreshMarketHourly(deps: RefreshMarketDeps & { onError(error: unknown): void }) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= refreshMarket(deps)
      .catch(deps.onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, hour).unref();
  return {
    /** Resolves once the round under way is through. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
