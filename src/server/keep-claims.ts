import type { StockStore } from '#domain/stock/stock-job.ts';
import { signsOfLife } from './signs-of-life.ts';

/** Returns the store with a sign of life for each car that this process writes, until its claim is settled or given up. */
export function keepClaims(
  stock: StockStore,
  settings: { now(): Date; onError(error: unknown): void; pause?: number },
): StockStore & { close(): void } {
  const signs = signsOfLife(stock.renew, settings);
  return {
    ...stock,
    async claim(id, at, silentSince) {
      const claim = await stock.claim(id, at, silentSince);
      if (claim) signs.hold(id);
      return claim;
    },
    async settle(id, created) {
      await stock.settle(id, created);
      signs.drop(id);
    },
    async giveUp(id, state, at) {
      signs.drop(id);
      await stock.giveUp(id, state, at);
    },
    close: signs.close,
  };
}
