import type { CarBrief } from '#domain/vehicles/brief.ts';

/** Of the notes; what is searched is read line by line. */
const notesLength = 2000;

/** What a car is found by, in small letters: what it is, costs and is called in the seller's own books, and his notes. */
export function searchTextOf({ make, model, year, fuelType, price, notes, details }: CarBrief): string {
  const { version, plate, stockNumber } = details ?? {};
  const prices = price === undefined ? [] : [price, price.toLocaleString('it-IT', { useGrouping: true })];
  return [make, model, version, year, fuelType, ...prices, plate, stockNumber, notes?.slice(0, notesLength)]
    .filter((part) => part !== undefined)
    .join(' ')
    .toLowerCase();
}

/** The words of a search, in any order; each is to be found somewhere. */
export const searchedWords = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean);
