import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  leboncoinAd,
  leboncoinGonePage,
  leboncoinPage,
  leboncoinSearchPage,
  leboncoinUrl,
} from './leboncoin.fixture.ts';

function vehicleIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Renault',
  model: 'Clio',
  year: 2018,
  mileage: 77_000,
  fuelType: 'Diesel',
  transmission: 'Manuale',
  power: 90,
  price: 8900,
  color: 'Grigio',
  category: 'Citycar',
  doors: 5,
};

test('the ad of the address is read among similar ones; fiscal horsepower and the old price are not', () => {
  expect(vehicleIn(leboncoinPage, leboncoinUrl)).toEqual({ ...own, year: 2017 });
});

test('equipment is listed as the ad names it', () => {
  expect(readListing({ content: leboncoinPage, url: leboncoinUrl })).toMatchObject({
    equipment: ['Climatisation', 'Régulateur de vitesse'],
  });
});

test('the older page keeps its ad in another state', () => {
  const brands = { u_car_brand: 'brand', u_car_model: 'model' };
  const attributes = leboncoinAd.attributes
    .filter(({ key }) => key !== 'issuance_date')
    .map((one) => ({ ...one, key: brands[one.key as keyof typeof brands] ?? one.key }));
  const state = { adview: { ...leboncoinAd, attributes } };
  const content = `<html lang="fr"><title>Renault Clio</title><h1>Renault Clio</h1><script>window.FLUX_STATE = ${JSON.stringify(state)};</script>`;
  expect(vehicleIn(content, 'https://www.leboncoin.fr/voitures/900000001.htm?ca=12_s')).toEqual(own);
});

test('a code stands for a name only behind the make', () => {
  const attributes = leboncoinAd.attributes.map(({ value_label, ...one }) =>
    one.key.startsWith('u_') || one.key === 'fuel' ? one : { ...one, value_label },
  );
  const { fuelType, ...rest } = { ...own, year: 2017 };
  expect(vehicleIn(JSON.stringify({ ...leboncoinAd, attributes }))).toEqual(rest);
});

test('a page built otherwise is read by its labels', () => {
  const { color, category, ...shown } = own;
  expect(vehicleIn(leboncoinPage.replaceAll('"attributes"', '"criteria"'), leboncoinUrl)).toEqual(shown);
});

test('a search page is several vehicles, an expired ad none', () => {
  expect(vehicleIn(leboncoinSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(leboncoinGonePage, leboncoinUrl)).toEqual({ kind: 'refused', reason: 'gone' });
});
