import type { Localised } from '#domain/shared/localised.ts';
import { fetchFaultMessages } from './fetch-fault-messages.ts';
import type { ListingReading } from './listing-reading.ts';
import type { PageSource } from './page-source.ts';
import { readListing } from './read-listing.ts';
import { refusalMessages } from './refusal-messages.ts';

export type ImportedListing =
  | Extract<ListingReading, { kind: 'listing' }>
  | { kind: 'refused'; text: Localised };

/** Fetches the page of a listing and reads its vehicle; a page that gives none says why and what to do. */
export async function importListing(pages: PageSource, url: string): Promise<ImportedListing> {
  const page = await pages.fetch(url);
  if (page.kind === 'fault') return { kind: 'refused', text: fetchFaultMessages[page.fault] };
  const reading = readListing({ content: page.content, url: page.url });
  return reading.kind === 'refused' ? { kind: 'refused', text: refusalMessages[reading.reason] } : reading;
}
