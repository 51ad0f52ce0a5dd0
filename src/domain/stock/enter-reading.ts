import type { ImportedListing } from '../listings/import-listing.ts';
import type { Incomplete, VehicleReading } from '../listings/listing-reading.ts';
import { refusalMessages } from '../listings/refusing/refusal-messages.ts';
import { type CarBrief, carSchema } from '../vehicles/brief.ts';
import { isFigureField } from '../vehicles/figures/figure-field.ts';
import { withinLength } from '../vehicles/notes/within-length.ts';
import { type VehicleField, vehicleFields } from '../vehicles/vehicle.ts';
import type { CarEntry, NewStockCar, StockLink, Unclear } from './stock-job.ts';

export type Entered = Omit<NewStockCar, 'id' | 'position'>;

/**
 * A car of a stock file as it is entered: ready as a brief, or faulty with what is to be mended. Its notes are its
 * equipment and what the dealer typed beside it. A figure the reader
 * left out stands in its field as the file has it when the form would take it (`12.900 + IVA`); else it is unclear,
 * and the seller is asked.
 */
export function enterReading(reading: VehicleReading, line: string | null = null): Entered {
  const { vehicle, version, equipment, evidence } = reading;
  const notes = withinLength([...equipment, ...(reading.notes?.split('\n') ?? [])]);
  const entry: Record<string, unknown> = {
    ...vehicle,
    ...(version && { details: { version } }),
    ...(notes && { notes }),
  };
  const unclear: Unclear = {};
  for (const field of vehicleFields) {
    const stated = evidence[field];
    if (!stated?.unused || !isFigureField(field)) continue;
    if (isTermOfSale.includes(stated.unused) && isTaken(field, stated.raw)) entry[field] = stated.raw;
    else unclear[field] = stated.raw;
  }
  const brief = checkEntry(entry);
  return brief && Object.keys(unclear).length === 0 && line === null
    ? { state: 'ready', entry: { ...brief }, unclear, line, link: null }
    : { state: 'faulty', entry, unclear, line, link: null };
}

/** A line of the file that names no car. */
export const enterIncomplete = ({ reading, line }: Incomplete): Entered => enterReading(reading, line);

/**
 * The car of a link as it is entered. What its page states in two ways is unclear, for the seller to say; a page that
 * gave no car, or several, says why.
 */
export function enterLink(url: string, read: ImportedListing): Entered {
  if (read.kind === 'refused') return enterRefused({ url, refusal: read.text });
  if (read.kind === 'stock-list') return enterRefused({ url, refusal: refusalMessages['several-vehicles'] });
  const { conflicts, vehicle } = read;
  const atOdds = vehicleFields.flatMap((field) => {
    const others = conflicts[field]?.map(({ value }) => value) ?? [];
    return others.length > 0 ? [[field, [vehicle[field], ...others].join(' / ')] as const] : [];
  });
  const sure = Object.entries(vehicle).filter(([field]) => !atOdds.some(([name]) => name === field));
  const entered = enterReading({ ...read, vehicle: Object.fromEntries(sure) });
  const unclear = { ...entered.unclear, ...Object.fromEntries(atOdds) };
  return { ...entered, unclear, link: { url }, ...(atOdds.length > 0 && { state: 'faulty' }) };
}

export const enterRefused = (link: StockLink): Entered => ({
  ...{ state: 'faulty', entry: {}, unclear: {}, line: null, link },
});

/** The brief an entry makes, or undefined where the form would refuse it. */
export const checkEntry = (entry: CarEntry): CarBrief | undefined => carSchema.safeParse(entry).data;

/** The price is there, with words around it that the form understands. */
const isTermOfSale: readonly string[] = ['net-price', 'price-on-request'];

const isTaken = (field: VehicleField, raw: string) =>
  carSchema.safeParse({ make: 'x', model: 'x', [field]: raw }).success;
