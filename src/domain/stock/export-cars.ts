import { csvLine } from '#domain/shared/csv-line.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import type { ChannelId } from '../copywriting/channels/channel.ts';
import { channels } from '../copywriting/channels/channels.ts';
import { composeForChannel, titleForChannel } from '../copywriting/channels/compose-for-channel.ts';
import { formatForChannel } from '../copywriting/channels/format-for-channel.ts';
import { type CopyStyle, copyStyles } from '../copywriting/copy.ts';
import { loadFactChecker } from '../copywriting/facts/load-fact-checker.ts';
import { listFacts } from '../copywriting/writer/plain/list-facts.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import { getStockJob } from './get-stock-job.ts';
import type { ReviewedCar, StockStore } from './stock-job.ts';

export interface ExportCarsDeps {
  stock: Pick<StockStore, 'findJob' | 'findCars'>;
  now(): Date;
}

interface ExportRequest {
  jobId: string;
  channel: ChannelId;
  /** Of the titles in the first line. */
  language: Language;
}

/** So many cars are read at once. */
const portion = 50;

/**
 * Returns the approved cars of a job as CSV for a channel, a piece at a time: data, title, and the advertisement of each
 * style in the channel's syntax and length. What a spreadsheet would take for a formula is text.
 */
export async function exportCars(
  deps: ExportCarsDeps,
  user: Pick<User, 'ownerId'>,
  request: ExportRequest,
): Promise<AsyncIterable<string>> {
  const job = await getStockJob(deps, user, request.jobId);
  return pieces(deps, { ...request, styles: copyStyles.filter((style) => job.styles.includes(style)) });
}

async function* pieces(
  { stock, now }: ExportCarsDeps,
  { jobId, channel, language, styles }: ExportRequest & { styles: readonly CopyStyle[] },
): AsyncIterable<string> {
  const { of, ...named } = titles[language];
  // The mark by which Excel knows UTF-8.
  yield `\ufeff${csvLine([...Object.values(named), ...styles.map((style) => of[style])])}`;
  const thisYear = now().getFullYear();
  let after: number | undefined;
  do {
    const cars: ReviewedCar[] = await stock.findCars({ jobId, view: 'approved', after, limit: portion });
    for (const car of cars) yield await lineOf(car, { channel, styles, thisYear });
    after = cars.length === portion ? cars.at(-1)?.position : undefined;
  } while (after !== undefined);
}

async function lineOf(
  { text: written }: ReviewedCar,
  { channel, styles, thisYear }: { channel: ChannelId; styles: readonly CopyStyle[]; thisYear: number },
): Promise<string> {
  if (!written) return '';
  const { copy, language, brief } = written.description;
  const stated = stateDetails(brief);
  const isShort = (channels[channel].layout as readonly string[]).includes('short');
  const check = isShort ? await loadFactChecker(language, { thisYear }) : undefined;
  const sheet = await listFacts(stated, language, thisYear);
  const texts = styles.map((style) => {
    const text = copy[style];
    if (text === undefined) return '';
    const parts = { brief: stated, language, text, claims: check?.(text, stated) ?? [], sheet };
    return formatForChannel(composeForChannel(parts, channel), channel);
  });
  const { make, model, year, mileage, price } = brief;
  const data = [make, model, brief.details?.version, year, mileage, price].map((value) =>
    String(value ?? ''),
  );
  return csvLine([...data, titleForChannel({ brief: stated, language }, channel), ...texts]);
}

const titles: Record<
  Language,
  Record<'make' | 'model' | 'version' | 'year' | 'mileage' | 'price' | 'title', string> & {
    of: Record<CopyStyle, string>;
  }
> = {
  it: {
    ...{ make: 'Marca', model: 'Modello', version: 'Versione', year: 'Anno', mileage: 'Km' },
    ...{ price: 'Prezzo', title: 'Titolo' },
    of: { professional: 'Testo professionale', persuasive: 'Testo persuasivo', advanced: 'Copy Evoluto 5.0' },
  },
  en: {
    ...{ make: 'Make', model: 'Model', version: 'Version', year: 'Year', mileage: 'Km' },
    ...{ price: 'Price', title: 'Title' },
    of: { professional: 'Professional text', persuasive: 'Persuasive text', advanced: 'Copy Evoluto 5.0' },
  },
  de: {
    ...{ make: 'Marke', model: 'Modell', version: 'Version', year: 'Jahr', mileage: 'Km' },
    ...{ price: 'Preis', title: 'Titel' },
    of: { professional: 'Sachlicher Text', persuasive: 'Überzeugender Text', advanced: 'Copy Evoluto 5.0' },
  },
  fr: {
    ...{ make: 'Marque', model: 'Modèle', version: 'Version', year: 'Année', mileage: 'Km' },
    ...{ price: 'Prix', title: 'Titre' },
    of: { professional: 'Texte professionnel', persuasive: 'Texte persuasif', advanced: 'Copy Evoluto 5.0' },
  },
  es: {
    ...{ make: 'Marca', model: 'Modelo', version: 'Versión', year: 'Año', mileage: 'Km' },
    ...{ price: 'Precio', title: 'Título' },
    of: { professional: 'Texto profesional', persuasive: 'Texto persuasivo', advanced: 'Copy Evoluto 5.0' },
  },
};
