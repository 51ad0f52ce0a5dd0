import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  automobileItAd,
  automobileItGonePage,
  automobileItPage,
  automobileItSearchPage,
  automobileItUrl,
} from './automobile-it.fixture.ts';

function vehicleIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Fiat',
  model: 'Panda',
  year: 2024,
  mileage: 10,
  fuelType: 'Benzina',
  transmission: 'Manuale',
  power: 69,
  price: 11_900,
  color: 'Verde',
  doors: 5,
  condition: 'Km 0',
};

test('the ad of the address is read with the labels it shows; old and financed prices are not', () => {
  expect(vehicleIn(automobileItPage, automobileItUrl)).toEqual(own);
});

test('an ad that states less leaves the rest empty', () => {
  const ad = {
    ...automobileItAd,
    channel: 'auction',
    formattedPrice: 'Prezzo su richiesta',
    details: { formattedKm: '10 km', registration: 'Da immatricolare' },
  };
  expect(vehicleIn(JSON.stringify({ ad }))).toEqual({ make: 'Fiat', model: 'Panda', mileage: 10 });
});

test('a page built otherwise is read by its labels', () => {
  const content = automobileItPage.replaceAll('"details"', '"specs"');
  const { power, condition, ...shown } = own;
  expect(vehicleIn(content, automobileItUrl)).toEqual(shown);
});

test('a search page is several vehicles, an expired ad none', () => {
  expect(vehicleIn(automobileItSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(automobileItGonePage, automobileItUrl)).toEqual({
    kind: 'refused',
    reason: 'gone',
  });
});
