import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { AtOnce, Places } from '#domain/shared/places.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import { fetchFaultMessages } from './fetching/fetch-fault-messages.ts';
import type { FetchedPage, FetchFault, PageSource } from './fetching/page-source.ts';
import type { ListingInput, ListingReading, ReadListing } from './listing-reading.ts';
import { refusalMessages } from './refusing/refusal-messages.ts';

/** What the seller gets: vehicles, or why there are none in every language. */
export type ImportedListing =
  | (Exclude<ListingReading, { kind: 'refused' }> & {
      /** Where the page stood in the end, where that is known. */
      url?: string;
    })
  | { kind: 'refused'; text: Localised };

/** How many pages one user may have read: more than anybody needs, too few to bother a site or the others with. */
const perMinute = { most: 30, milliseconds: 60_000 };
const perDay = { most: 1000, milliseconds: 24 * 60 * 60_000 };

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

/**
 * Reads what the seller brings himself: a page, its text, a saved page or lines of a stock list. Throws
 * `too-many-requests` like `importListing`, and both count together.
 */
export async function importGiven(
  { readListing, ...turns }: Omit<ImportDeps, 'pages' | 'places'>,
  { userId, input }: { userId: string; input: ListingInput },
): Promise<ImportedListing> {
  await limitReading(turns, userId);
  const reading = await readListing(input, userId);
  if (reading.kind !== 'refused') return { ...reading, ...(input.url ? { url: input.url } : {}) };
  // What he brought is there; it is the page fetched by us that comes empty.
  const reason = reading.reason === 'empty' ? 'not-a-listing' : reading.reason;
  return { kind: 'refused', text: refusalMessages[reason] };
}

async function limitReading(turns: TurnDeps, userId: string): Promise<void> {
  await takeTurn(turns, `import:${userId}`, perMinute, tooMany);
  await takeTurn(turns, `import-of-day:${userId}`, perDay, tooManyOfDay);
}

const tooMany: Localised = {
  it: 'Hai fatto leggere molte pagine in poco tempo (30 al minuto). Aspetta un minuto e riprova.',
  en: 'You had many pages read in a short time (30 a minute). Wait a minute and try again.',
  de: 'Du hast in kurzer Zeit viele Seiten lesen lassen (30 pro Minute). Warte eine Minute und versuche es noch einmal.',
  fr: 'Vous avez fait lire beaucoup de pages en peu de temps (30 par minute). Attendez une minute et réessayez.',
  es: 'Has hecho leer muchas páginas en poco tiempo (30 por minuto). Espera un minuto y vuelve a intentarlo.',
};

const tooManyOfDay: Localised = {
  it: 'Hai fatto leggere moltissime pagine in un giorno (1000). Riprova domani, oppure compila il modulo a mano.',
  en: 'You had very many pages read within a day (1000). Try again tomorrow, or fill in the form by hand.',
  de: 'Du hast an einem Tag sehr viele Seiten lesen lassen (1000). Versuche es morgen noch einmal oder fülle das Formular von Hand aus.',
  fr: 'Vous avez fait lire énormément de pages en un jour (1000). Réessayez demain, ou remplissez le formulaire à la main.',
  es: 'Has hecho leer muchísimas páginas en un día (1000). Vuelve a intentarlo mañana o rellena el formulario a mano.',
};
