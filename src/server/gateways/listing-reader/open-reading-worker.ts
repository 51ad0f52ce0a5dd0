import { Worker } from 'node:worker_threads';
import type { ListingInput, ListingReading } from '#domain/listings/listing-reading.ts';
import type { WorkerMessage } from './read-in-worker.ts';

/** A thread that reads one page at a time. */
export interface ReadingWorker {
  /** Settles once the page is read or the thread has ended over it. */
  read(input: ListingInput): Promise<ListingReading>;
  /** False once the thread has ended: it reads nothing more. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

export interface ReadingLimits {
  /** Longest that one page may take. */
  milliseconds: number;
  /** Memory of one thread, in MB. */
  megabytes: number;
}

interface Task {
  input: ListingInput;
  resolve(reading: ListingReading): void;
  reject(error: unknown): void;
}

const unreadable: ListingReading = { kind: 'refused', reason: 'unreadable' };

/** Starts a thread; it keeps no process alive unless it reads, and knows nothing of the environment. */
export function openReadingWorker(limits: ReadingLimits): ReadingWorker {
  const worker = new Worker(new URL('./read-in-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  });
  let isReady = false;
  let isAlive = true;
  let task: Task | undefined;
  let deadline: NodeJS.Timeout | undefined;

  function begin() {
    if (!task || !isReady) return;
    worker.postMessage(task.input);
    deadline = setTimeout(() => {
      finish((current) => current.resolve(unreadable));
      void stop();
    }, limits.milliseconds);
  }
  function finish(settle: (current: Task) => void) {
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

  worker.on('message', (message: WorkerMessage) => {
    if (message === 'ready') {
      isReady = true;
      begin();
    } else
      finish((current) =>
        'reading' in message ? current.resolve(message.reading) : current.reject(message.error),
      );
  });
  worker.on('error', (error) => {
    isAlive = false;
    const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    finish((current) => (isOutOfMemory ? current.resolve(unreadable) : current.reject(error)));
  });
  worker.on('exit', () => {
    isAlive = false;
    finish((current) => current.reject(new Error('the thread ended while it read a page')));
  });

  return {
    isAlive: () => isAlive,
    stop,
    read: (input) =>
      new Promise((resolve, reject) => {
        task = { input, resolve, reject };
        worker.ref();
        begin();
      }),
  };
}
