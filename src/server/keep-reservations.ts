import type { UsageStore } from '#domain/subscriptions/usage.ts';
import { signsOfLife } from './signs-of-life.ts';

/** Milliseconds without a sign of life after which a reservation's process is dead: three signs were missed. */
export const silenceOfTheDead = 35_000;

/**
 * Returns the store with a sign of life for each reservation of this process until it is settled or given back, so
 * that those of a process that was killed are known soon, however long a text takes to write.
 */
export function keepReservations(
  usage: UsageStore,
  settings: { now(): Date; onError(error: unknown): void; pause?: number },
): UsageStore & { close(): void } {
  const signs = signsOfLife(usage.renew, settings);
  return {
    ...usage,
    async reserve(reservation, limit) {
      const isReserved = await usage.reserve(reservation, limit);
      if (isReserved) signs.hold(reservation.id);
      return isReserved;
    },
    async giveBack(id) {
      signs.drop(id);
      await usage.giveBack(id);
    },
    close: signs.close,
  };
}
