import type { UsageStore } from '#domain/subscriptions/usage.ts';

/** Milliseconds between two signs of life. */
const usualPause = 10_000;

/** Milliseconds without a sign of life after which a reservation's process is dead: three signs were missed. */
export const silenceOfTheDead = 35_000;

/**
 * Returns the store with a sign of life for each reservation of this process until it is settled or given back, so
 * that those of a process that was killed are known soon, however long a text takes to write.
 */
export function keepReservations(
  usage: UsageStore,
  { now, onError, pause = usualPause }: { now(): Date; onError(error: unknown): void; pause?: number },
): UsageStore & { close(): void } {
  let held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function renew() {
    const asked = [...held];
    const alive = new Set(await usage.renew(asked, now()));
    held = new Set([...held].filter((id) => alive.has(id) || !asked.includes(id)));
    if (held.size === 0) close();
  }
  function close() {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    ...usage,
    async reserve(reservation, limit) {
      const isReserved = await usage.reserve(reservation, limit);
      if (isReserved) {
        held.add(reservation.id);
        timer ??= setInterval(() => void renew().catch(onError), pause).unref();
      }
      return isReserved;
    },
    async giveBack(id) {
      held.delete(id);
      await usage.giveBack(id);
    },
    close,
  };
}
