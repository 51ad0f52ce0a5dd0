import type { JobTurns } from '#server/store/job-turns.ts';

/** Work that is done again and again, by one process at a time however many there are. */
export interface RepeatedJob {
  /** `sweep-expired`: its turn is known by it in the database, and its runs in logs and figures. */
  name: string;
  /** Milliseconds from the beginning of one run to the next. */
  every: number;
  /** Ends early once the signal is aborted. An instant as its answer: there is nothing to do before. */
  work(signal: AbortSignal): Promise<Date | undefined> | Promise<void>;
}

export interface RepeatDeps {
  turns: JobTurns;
  now(): Date;
  onError(error: unknown): void;
  /** Told of each run when it is over. */
  onRun?: ((job: string, outcome: 'done' | 'failed') => void) | undefined;
  /** Milliseconds until it is looked again whose turn it is. */
  look?: number;
}

const minute = 60_000;

/**
 * Does a job now and then when its turn comes. A run that failed, or whose process died, is made up for by the
 * next turn; one that takes longer than `every` may meet the next one in another process, never in this one.
 */
export function repeatJob(
  { name, every, work }: RepeatedJob,
  { turns, now, onError, onRun, look = minute }: RepeatDeps,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function takeTurn() {
    if (!(await turns.take(name, every, now())) || stopping.signal.aborted) return;
    try {
      const notBefore = await work(stopping.signal);
      onRun?.(name, 'done');
      if (notBefore) await turns.postpone(name, notBefore);
    } catch (error) {
      onRun?.(name, 'failed');
      throw error;
    }
  }

  const run = () => {
    running ??= takeTurn()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, Math.min(every, look)).unref();
  return {
    /** Resolves once the step under way is through. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
