import type { ListingReading } from '../listing-reading.ts';
import type { RefusalReason } from '../refusing/refusal-messages.ts';
import type { FileColumn, StockList } from './stock-list.ts';

/**
 * One vehicle whose columns are all known, or a list to choose from; a table that names cars but gives none is
 * refused with its columns, for the seller to explain.
 */
export function concludeList({ readings, incomplete, columns, cars, isCut }: StockList): ListingReading {
  const [first, ...others] = readings;
  if (!first) return ofNoCar(columns, cars);
  const isPlain = others.length === 0 && columns.every(({ meaning }) => meaning !== undefined);
  return isPlain
    ? { kind: 'listing', ...first, ...(incomplete.length > 0 && { incomplete }) }
    : { kind: 'stock-list', readings, incomplete, columns, isCut };
}

function ofNoCar(columns: FileColumn[], cars: StockList['cars']): ListingReading {
  if (cars === 'nowhere') return { kind: 'refused', reason: 'no-cars' };
  const isAsked = columns.some(({ meaning }) => meaning === undefined);
  return { kind: 'refused', reason: isAsked ? 'unknown-columns' : 'no-cars', columns };
}

/** What a page is refused for that says nothing about a table. */
const ofPages: readonly RefusalReason[] = [
  ...(['not-a-listing', 'several-vehicles', 'foreign-language', 'cut-short', 'home-page'] as const),
];

/** What a text was read as; where it is nothing, but a table, that is what the seller is told about. */
export const unlessTable = (reading: ListingReading, list: StockList | undefined): ListingReading =>
  list && reading.kind === 'refused' && ofPages.includes(reading.reason) ? concludeList(list) : reading;
