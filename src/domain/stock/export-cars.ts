import { csvLine } from '#domain/shared/csv-line.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import type { ChannelId } from '../copywriting/channels/channel.ts';
import { titleForChannel } from '../copywriting/channels/compose-for-channel.ts';
import { type CopyStyle, copyStyles } from '../copywriting/copy.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import { composeAdvertisements } from './compose-advertisements.ts';
import { eachCar } from './each-car.ts';
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
  for await (const { text } of eachCar(stock, { jobId, view: 'approved' })) {
    if (text) yield await lineOf(text, { channel, styles, thisYear });
  }
}

async function lineOf(
  written: NonNullable<ReviewedCar['text']>,
  { channel, styles, thisYear }: { channel: ChannelId; styles: readonly CopyStyle[]; thisYear: number },
): Promise<string> {
  const { language, brief } = written.description;
  const texts = new Map(await composeAdvertisements(written, { channel, styles, thisYear }));
  const { make, model, year, mileage, price } = brief;
  const data = [make, model, brief.details?.version, year, mileage, price].map((value) =>
    String(value ?? ''),
  );
  const title = titleForChannel({ brief: stateDetails(brief), language }, channel);
  return csvLine([...data, title, ...styles.map((style) => texts.get(style) ?? '')]);
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
