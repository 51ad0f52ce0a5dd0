import type { Localised } from '#domain/shared/localised.ts';
import { fetchFaultMessages } from './fetch-fault-messages.ts';
import type { ListingInput, ListingReading, ReadListing } from './listing-reading.ts';
import type { PageSource } from './page-source.ts';
import { refusalMessages } from './refusal-messages.ts';

export type ImportedListing =
  | Exclude<ListingReading, { kind: 'refused' }>
  | { kind: 'refused'; text: Localised };

/**
 * Fetches the page of a listing and reads its vehicle; a page that gives none says why and what to do.
 * What the site said against its page (a status, a body that broke off) counts only then.
 */
export async function importListing(
  { pages, readListing }: { pages: PageSource; readListing: ReadListing },
  url: string,
): Promise<ImportedListing> {
  const page = await pages.fetch(url);
  if (page.kind === 'fault') return { kind: 'refused', text: fetchFaultMessages[page.fault] };
  const imported = await importGiven(readListing, { content: page.content, url: page.url });
  return imported.kind === 'refused' && page.fault
    ? { kind: 'refused', text: fetchFaultMessages[page.fault] }
    : imported;
}

/** Reads what the seller brings himself: a page, its text, a saved page or lines of a stock list. */
export async function importGiven(readListing: ReadListing, input: ListingInput): Promise<ImportedListing> {
  const reading = await readListing(input);
  return reading.kind === 'refused' ? { kind: 'refused', text: refusalMessages[reading.reason] } : reading;
}
