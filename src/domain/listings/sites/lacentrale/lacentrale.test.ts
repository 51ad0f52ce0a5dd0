import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  lacentraleGonePage,
  lacentralePage,
  lacentralePageOf,
  lacentraleSearchPage,
  lacentraleUrl,
} from './lacentrale.fixture.ts';

function vehicleIn(content: string, url = lacentraleUrl) {
  const reading = readListing({ content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Peugeot',
  model: '208',
  year: 2019,
  mileage: 56_921,
  fuelType: 'Benzina',
  transmission: 'Manuale',
  power: 82,
  price: 9990,
  color: 'Grigio',
  doors: 5,
  warranty: '12 mesi',
};

test('JSON-LD and labels are read; fiscal horsepower, credit and other cars are not', () => {
  expect(vehicleIn(lacentralePage)).toEqual(own);
});

test('without its JSON-LD the page is read by its labels', () => {
  expect(vehicleIn(lacentralePageOf(''))).toEqual(own);
});

test('a search page and an ad that is gone are refused', () => {
  expect(vehicleIn(lacentraleSearchPage, 'https://www.lacentrale.fr/listing')).toMatchObject({
    kind: 'refused',
  });
  expect(vehicleIn(lacentraleGonePage)).toEqual({ kind: 'refused', reason: 'gone' });
});
