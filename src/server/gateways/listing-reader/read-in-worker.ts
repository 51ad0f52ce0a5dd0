import { readListing } from '#domain/listings/read-listing.ts';
import { answerInWorker } from '../threads/answer-in-worker.ts';

answerInWorker(readListing);
