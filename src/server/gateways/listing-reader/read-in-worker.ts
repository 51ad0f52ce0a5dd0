import { parentPort } from 'node:worker_threads';
import type { ListingInput, ListingReading } from '#domain/listings/listing-reading.ts';
import { readListing } from '#domain/listings/read-listing.ts';

/** What the worker says: that it can be asked, then one answer for each page. */
export type WorkerMessage = 'ready' | { reading: ListingReading } | { error: unknown };

function answer(input: ListingInput): WorkerMessage {
  try {
    return { reading: readListing(input) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (input: ListingInput) => parentPort?.postMessage(answer(input)));
parentPort?.postMessage('ready' satisfies WorkerMessage);
