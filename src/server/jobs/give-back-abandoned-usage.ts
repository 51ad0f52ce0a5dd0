import type { UsageStore } from '#domain/subscriptions/usage.ts';
import { silenceOfTheDead } from '#server/keep-reservations.ts';
import type { RepeatedJob } from './repeat-job.ts';

/** Gives back what was reserved by processes that died, within a minute of their death. */
export const giveBackAbandonedUsage = (
  usage: Pick<UsageStore, 'giveBackAbandoned'>,
  now: () => Date,
): RepeatedJob => ({
  name: 'give-back-abandoned-usage',
  every: 15_000,
  async work() {
    await usage.giveBackAbandoned(new Date(now().getTime() - silenceOfTheDead));
  },
});
