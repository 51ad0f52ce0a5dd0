import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { fetchFaultMessages } from './fetch-fault-messages.ts';
import type { ListingInput, ListingReading, ReadListing } from './listing-reading.ts';
import type { PageSource } from './page-source.ts';
import { refusalMessages } from './refusal-messages.ts';

export type ImportedListing =
  | Exclude<ListingReading, { kind: 'refused' }>
  | { kind: 'refused'; text: Localised };

/** How many pages one user may have fetched: more than anybody reads, too few to bother a site with. */
const fetchLimit = { most: 30, milliseconds: 60_000 };

export interface ImportDeps {
  pages: PageSource;
  readListing: ReadListing;
  limiter: RateLimiter;
  now(): Date;
}

/**
 * Fetches the page of a listing and reads its vehicle; a page that gives none says why and what to do.
 * What the site said against its page (a status, a body that broke off) counts only then. Throws when
 * the user has had too many pages fetched within a minute.
 */
export async function importListing(
  { pages, readListing, limiter, now }: ImportDeps,
  { userId, url }: { userId: string; url: string },
): Promise<ImportedListing> {
  if (!(await limiter.take(`import:${userId}`, fetchLimit, now()))) {
    throw new ProductError('too-many-requests', tooManyFetches);
  }
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

const tooManyFetches: Localised = {
  it: 'Hai importato molti link in poco tempo (30 al minuto). Aspetta un minuto e riprova, oppure incolla la pagina.',
  en: 'You imported many links in a short time (30 a minute). Wait a minute and try again, or paste the page.',
  de: 'Du hast in kurzer Zeit viele Links importiert (30 pro Minute). Warte eine Minute und versuche es noch einmal, oder füge die Seite ein.',
  fr: 'Vous avez importé beaucoup de liens en peu de temps (30 par minute). Attendez une minute et réessayez, ou collez la page.',
  es: 'Has importado muchos enlaces en poco tiempo (30 por minuto). Espera un minuto y vuelve a intentarlo, o pega la página.',
};
