import type { ListingInput, ListingReading, WorkbookInput } from '#domain/listings/listing-reading.ts';
import { readListing } from '#domain/listings/read-listing.ts';
import { answerInWorker } from '../threads/answer-in-worker.ts';
import { readWorkbook } from './read-workbook.ts';

answerInWorker<ListingInput | WorkbookInput, ListingReading>((input) =>
  'workbook' in input ? readWorkbook(input) : readListing(input),
);
