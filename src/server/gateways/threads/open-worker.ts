import { Worker } from 'node:worker_threads';
import type { WorkerMessage } from './answer-in-worker.ts';

/** A thread that does one piece of work at a time. */
export interface OpenWorker<Input, Answer> {
  /** Settles once the work is done or the thread has ended over it. */
  ask(input: Input): Promise<Answer>;
  /** False once the thread has ended: it does nothing more. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

export interface WorkerLimits {
  /** Longest that one piece of work may take. */
  milliseconds: number;
  /** Memory of one thread, in MB. */
  megabytes: number;
}

interface Task<Input, Answer> {
  input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Starts a thread on a file that calls `answerInWorker`; it keeps no process alive unless it works, and knows
 * nothing of the environment. `overrun` is the answer to what takes too long or too much memory.
 */
export function openWorker<Input, Answer>(
  file: URL,
  overrun: Answer,
  limits: WorkerLimits,
): OpenWorker<Input, Answer> {
  const worker = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  });
  let isReady = false;
  let isAlive = true;
  let task: Task<Input, Answer> | undefined;
  let deadline: NodeJS.Timeout | undefined;

  function begin() {
    if (!task || !isReady) return;
    worker.postMessage(task.input);
    deadline = setTimeout(() => {
      finish((current) => current.resolve(overrun));
      void stop();
    }, limits.milliseconds);
  }
  function finish(settle: (current: Task<Input, Answer>) => void) {
    clearTimeout(deadline);
    const current = task;
    task = undefined;
    worker.unref();
    if (current) settle(current);
  }
  async function stop() {
    isAlive = false;
    await worker.terminate();
  }

  worker.on('message', (message: WorkerMessage<Answer>) => {
    if (message === 'ready') {
      isReady = true;
      begin();
    } else
      finish((current) =>
        'answer' in message ? current.resolve(message.answer) : current.reject(message.error),
      );
  });
  worker.on('error', (error) => {
    isAlive = false;
    const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    finish((current) => (isOutOfMemory ? current.resolve(overrun) : current.reject(error)));
  });
  worker.on('exit', () => {
    isAlive = false;
    finish((current) => current.reject(new Error('the thread ended while it worked')));
  });

  return {
    isAlive: () => isAlive,
    stop,
    ask: (input) =>
      new Promise((resolve, reject) => {
        task = { input, resolve, reject };
        worker.ref();
        begin();
      }),
  };
}
