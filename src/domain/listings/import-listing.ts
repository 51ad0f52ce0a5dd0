import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { AtOnce, Places } from '#domain/shared/places.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import { fetchFaultMessages } from './fetching/fetch-fault-messages.ts';
import type { FetchedPage, FetchFault, PageSource } from './fetching/page-source.ts';
import { limitReading } from './limit-reading.ts';
import type { ListingReading, ReadListing } from './listing-reading.ts';
import { refusalMessages } from './refusing/refusal-messages.ts';
import type { FileColumn } from './stock-list/stock-list.ts';

/** What the seller gets: vehicles, or why there are none in every language. */
export type ImportedListing =
  | (Exclude<ListingReading, { kind: 'refused' }> & {
      /** Where the page stood in the end, where that is known. */
      url?: string;
    })
  /** With `columns`: a table whose columns the seller has to explain. */
  | { kind: 'refused'; text: Localised; columns?: FileColumn[] };

/**
 * How many pages are fetched at once. A site keeps its place as long as it likes, ten seconds at most, a mute name
 * server two: so one user has few, and waits longer than such a server. Sixteen pages of 8 MB are memory enough.
 */
export const importsAtOnce: AtOnce = { each: 2, together: 16, milliseconds: 3000 };

/** Where the site says that the ad is no more, any car on its page is another. */
const withoutAd: readonly (FetchFault | undefined)[] = ['not-found', 'gone'];

/** What an import needs of the world outside. */
export interface ImportDeps extends TurnDeps {
  pages: PageSource;
  places: Places;
  readListing: ReadListing;
}

/**
 * Fetches the page of a listing and reads its vehicle; a page that gives none says why and what to do.
 * What the site said against its page (a status, a body that broke off) counts only then; an ad that is
 * no more is not looked for. Throws `too-many-requests` for the 31st page of a user within a minute
 * and the 1001st within a day, and when no place comes free to fetch it.
 */
export async function importListing(
  { readListing, ...deps }: ImportDeps,
  { userId, url }: { userId: string; url: string },
): Promise<ImportedListing> {
  await limitReading(deps, userId);
  const page = await fetchInPlace(deps, { userId, url });
  if (page.fault && (page.kind === 'fault' || withoutAd.includes(page.fault))) {
    return { kind: 'refused', text: fetchFaultMessages[page.fault] };
  }
  const reading = await readListing({ content: page.content, url: page.url }, userId);
  if (reading.kind !== 'refused') return { ...reading, url: page.url };
  const text = page.fault ? fetchFaultMessages[page.fault] : refusalMessages[reading.reason];
  return { kind: 'refused', text };
}

async function fetchInPlace(
  { pages, places }: Pick<ImportDeps, 'pages' | 'places'>,
  { userId, url }: { userId: string; url: string },
): Promise<FetchedPage> {
  const leave = await places.take(userId);
  if (!leave) throw new ProductError('too-many-requests', refusalMessages.busy);
  try {
    return await pages.fetch(url);
  } finally {
    leave();
  }
}
