import { availableParallelism } from 'node:os';
import type { ListingInput, ListingReading, ReadListing } from '#domain/listings/listing-reading.ts';
import { readListing } from '#domain/listings/read-listing.ts';
import { type OpenWorker, openWorker, type WorkerLimits } from '../threads/open-worker.ts';

/** Characters: what is shorter is read faster than handed over. */
const shortPage = 30_000;

const usual = {
  milliseconds: 5000,
  /** Far more than any page takes: a thread that hits its limit in one large allocation ends the process. */
  megabytes: 256,
  /** One core stays free for requests. */
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  /** Pages that may wait for a thread; each is up to some MB of memory. */
  waiting: 40,
};

type ReadingWorker = OpenWorker<ListingInput, ListingReading>;

const openReadingWorker = (limits: WorkerLimits): ReadingWorker =>
  openWorker(
    new URL('./read-in-worker.ts', import.meta.url),
    { kind: 'refused', reason: 'unreadable' },
    limits,
  );

export interface ListingReader {
  readListing: ReadListing;
  /** Ends all threads. */
  close(): Promise<void>;
}

/**
 * Reads pages in threads of their own, so that none keeps other requests waiting; short ones at once.
 * Threads start with the first page that needs one. A page that takes too long or too much memory is
 * refused, and its thread replaced.
 */
export function createListingReader(
  settings: Partial<typeof usual> & Partial<WorkerLimits> = {},
): ListingReader {
  const limits = { ...usual, ...settings };
  const queue: (() => void)[] = [];
  const idle: ReadingWorker[] = [];
  const all = new Set<ReadingWorker>();
  let busy = 0;

  async function readInThread(input: ListingInput): Promise<ListingReading> {
    if (busy >= limits.threads) {
      if (queue.length >= limits.waiting) return { kind: 'refused', reason: 'busy' };
      await new Promise<void>((turn) => queue.push(turn));
    } else busy++;
    try {
      return await readWith(idle.pop() ?? openReadingWorker(limits), input);
    } finally {
      // Whoever waits takes over the place, so `busy` stays.
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  }

  async function readWith(worker: ReadingWorker, input: ListingInput): Promise<ListingReading> {
    all.add(worker);
    try {
      return await worker.ask(input);
    } finally {
      if (worker.isAlive()) idle.push(worker);
      else all.delete(worker);
    }
  }

  return {
    readListing: async (input) =>
      input.content.length < shortPage ? readListing(input) : readInThread(input),
    async close() {
      await Promise.all([...all].map((worker) => worker.stop()));
    },
  };
}
