import type { RepeatedJob } from './repeat-job.ts';

const tenMinutes = 10 * 60_000;

/** Asks the payment provider every ten minutes what may have changed without our hearing of it. */
export const repeatReconciliation = (reconcile: (signal: AbortSignal) => Promise<void>): RepeatedJob => ({
  name: 'reconcile-subscriptions',
  every: tenMinutes,
  work: reconcile,
});
