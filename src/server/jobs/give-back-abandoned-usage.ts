import type { UsageStore } from '#domain/subscriptions/usage.ts';
import type { RepeatedJob } from './repeat-job.ts';

const minute = 60_000;
/** No generation takes longer than this, so an older reservation belongs to a process that died. */
const longestGeneration = 10 * minute;

/** Gives back every few minutes what was reserved by processes that died. */
export const giveBackAbandonedUsage = (
  usage: Pick<UsageStore, 'giveBackAbandoned'>,
  now: () => Date,
): RepeatedJob => ({
  name: 'give-back-abandoned-usage',
  every: 5 * minute,
  async work() {
    await usage.giveBackAbandoned(new Date(now().getTime() - longestGeneration));
  },
});
