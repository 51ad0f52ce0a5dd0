import type { UsageStore } from '#domain/subscriptions/usage.ts';

const minute = 60_000;
/** No generation takes longer than this, so an older reservation belongs to a process that died. */
const longestGeneration = 10 * minute;

/** Gives back, now and every few minutes, what was reserved by processes that died. */
export function giveBackAbandonedUsage(usage: UsageStore, onError: (error: unknown) => void) {
  const run = () =>
    usage
      .giveBackAbandoned(new Date(Date.now() - longestGeneration))
      .catch((error: unknown) => onError(error));
  void run();
  return setInterval(run, 5 * minute).unref();
}
