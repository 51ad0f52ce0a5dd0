import { type OpenWorker, openWorker, type WorkerLimits } from './open-worker.ts';

export interface OneThread<Input, Answer> {
  /** Answers one input after the other, in their order. */
  ask(input: Input): Promise<Answer>;
  /** Ends the thread; what is under way and what still waits is answered with `overrun`. */
  close(): Promise<void>;
}

/**
 * Returns a queue before a single thread on a file that calls `answerInWorker`. The thread starts with the first
 * input and is replaced when it ended. `overrun` is the answer to what takes too long or too much memory.
 */
export function oneThread<Input, Answer>(
  file: URL,
  overrun: Answer,
  limits: WorkerLimits,
): OneThread<Input, Answer> {
  let worker: OpenWorker<Input, Answer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function askNext(input: Input): Promise<Answer> {
    if (isClosed) return overrun;
    if (!worker?.isAlive()) worker = openWorker(file, overrun, limits);
    return worker.ask(input).catch((error: unknown) => {
      if (isClosed) return overrun;
      throw error;
    });
  }

  return {
    ask(input) {
      const answer = last.then(() => askNext(input));
      last = answer.catch(() => {});
      return answer;
    },
    async close() {
      isClosed = true;
      await worker?.stop();
    },
  };
}
