import type { RepeatedJob } from './repeat-job.ts';

const hour = 60 * 60_000;

/** Something that keeps what expires. */
interface Swept {
  sweep(now: Date): Promise<void>;
}

/** Deletes every hour what has expired; it was worth nothing already. What fails in one place hinders no other. */
export const sweepExpired = (
  kept: readonly Swept[],
  now: () => Date,
  onError: (error: unknown) => void,
): RepeatedJob => ({
  name: 'sweep-expired',
  every: hour,
  async work(signal) {
    for (const { sweep } of kept) if (!signal.aborted) await sweep(now()).catch(onError);
  },
});
