import { availableParallelism } from 'node:os';
import type {
  ListingInput,
  ListingReading,
  ReadListing,
  ReadWorkbook,
  WorkbookInput,
} from '#domain/listings/listing-reading.ts';
import { readListing } from '#domain/listings/read-listing.ts';
import { fewAtOnce } from '#server/few-at-once.ts';
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
  /** Pages of one user that may be read or wait, so that a few users cannot fill the queue. */
  ofOneUser: 10,
  /** Longest that a page waits for its turn, in milliseconds. */
  patience: 30_000,
};

const busy: ListingReading = { kind: 'refused', reason: 'busy' };

type Input = ListingInput | WorkbookInput;
type ReadingWorker = OpenWorker<Input, ListingReading>;

const openReadingWorker = (limits: WorkerLimits): ReadingWorker =>
  openWorker(
    new URL('./read-in-worker.ts', import.meta.url),
    { kind: 'refused', reason: 'unreadable' },
    limits,
  );

export interface ListingReader {
  readListing: ReadListing;
  /** Always in a thread: a small file may unpack to a large one. */
  readWorkbook: ReadWorkbook;
  /** Ends all threads. */
  close(): Promise<void>;
}

/**
 * Reads pages in threads of their own, so that none keeps other requests waiting; short ones at once.
 * Threads start with the first page that needs one. A page that takes too long or too much memory is
 * refused, and its thread replaced. Users take turns: the first page of each goes before the second of any.
 */
export function createListingReader(
  settings: Partial<typeof usual> & Partial<WorkerLimits> = {},
): ListingReader {
  const limits = { ...usual, ...settings };
  const { threads, patience } = limits;
  const places = fewAtOnce({ each: threads, together: threads, milliseconds: patience });
  const held = new Map<string, number>();
  const idle: ReadingWorker[] = [];
  const all = new Set<ReadingWorker>();
  let isClosed = false;

  async function readInThread(input: Input, userId: string): Promise<ListingReading> {
    const own = held.get(userId) ?? 0;
    const everybodys = [...held.values()].reduce((sum, pages) => sum + pages, 0);
    if (own >= limits.ofOneUser || everybodys >= threads + limits.waiting) return busy;
    held.set(userId, own + 1);
    const leave = await places.take(userId);
    try {
      if (isClosed) throw new Error('The reader ended before the page had its turn');
      return leave ? await readWith(idle.pop() ?? openReadingWorker(limits), input) : busy;
    } finally {
      leave?.();
      const left = (held.get(userId) ?? 1) - 1;
      if (left > 0) held.set(userId, left);
      else held.delete(userId);
    }
  }

  async function readWith(worker: ReadingWorker, input: Input): Promise<ListingReading> {
    all.add(worker);
    try {
      return await worker.ask(input);
    } finally {
      if (worker.isAlive()) idle.push(worker);
      else all.delete(worker);
    }
  }

  return {
    readListing: async (input, userId) =>
      input.content.length < shortPage ? readListing(input) : readInThread(input, userId),
    readWorkbook: readInThread,
    async close() {
      isClosed = true;
      await Promise.all([...all].map((worker) => worker.stop()));
    },
  };
}
