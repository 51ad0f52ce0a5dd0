import type { RepeatedJob } from './repeat-job.ts';

const hour = 60 * 60_000;

/** Deletes whose account is due, and what has been kept long enough. */
export const keepRetentionPeriods = (keepPeriods: (signal: AbortSignal) => Promise<void>): RepeatedJob => ({
  ...{ name: 'keep-retention-periods', every: hour, work: keepPeriods },
});
