import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { autolineGonePage, autolinePage, autolinePageOf, autolineSearchPage } from './autoline.fixture.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Volkswagen',
  model: 'Crafter',
  year: 2019,
  mileage: 145_000,
  fuelType: 'Diesel',
  transmission: 'Manuale',
  power: 140,
  price: 14_500,
  color: 'Bianco',
  doors: 4,
  displacement: 1968,
  condition: 'Usato',
};

test('the price of the JSON-LD and the rows of the page make one van', () => {
  expect(vehicleIn(autolinePage)).toEqual(own);
});

test('without data a price without VAT is not used', () => {
  const { price, ...rest } = own;
  expect(vehicleIn(autolinePageOf('', '<b>€14,500</b> <i>excl. VAT</i>'))).toEqual(rest);
});

test('a search page is several vehicles, an ad that is gone none', () => {
  expect(vehicleIn(autolineSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(autolineGonePage)).toEqual({ kind: 'refused', reason: 'gone' });
});
