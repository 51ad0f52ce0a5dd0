import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  autotraderZaGonePage,
  autotraderZaPage,
  autotraderZaPageOf,
  autotraderZaSearchPage,
} from './autotrader-za.fixture.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Audi',
  model: 'A4',
  year: 2021,
  mileage: 61_500,
  fuelType: 'Diesel',
  transmission: 'Automatica',
  power: 190,
  color: 'Bianco',
  category: 'Berlina',
  displacement: 1968,
  condition: 'Usato',
};

test('JSON-LD of an encoded type is read, its displacement with a decimal comma; rand are no price', () => {
  expect(vehicleIn(autotraderZaPage)).toEqual(own);
  expect(readListing({ content: autotraderZaPage })).toMatchObject({
    evidence: { price: { unused: 'foreign-currency' } },
  });
});

test('without its JSON-LD the page is read by its table; what is left of the warranty is no duration', () => {
  const { power, category, displacement, condition, ...shown } = own;
  expect(vehicleIn(autotraderZaPageOf('text/plain'))).toEqual(shown);
});

test('a search page is several vehicles, a car that is gone none', () => {
  expect(vehicleIn(autotraderZaSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(autotraderZaGonePage)).toEqual({ kind: 'refused', reason: 'gone' });
});
