import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  willhabenCar,
  willhabenPage,
  willhabenResults,
  willhabenState,
  willhabenUrl,
} from './willhaben.fixture.ts';

const octavia = {
  make: 'Skoda',
  model: 'Octavia',
  year: 2020,
  mileage: 118_400,
  fuelType: 'Diesel',
  transmission: 'Automatica',
  power: 150,
  price: 15_990,
  color: 'Grigio',
  category: 'Station Wagon',
  doors: 5,
  driveType: 'Anteriore',
  condition: 'Usato',
};

const read = (state: object) => readListing({ content: willhabenPage(state), url: willhabenUrl });

test('the attributes are read in their units, what they leave out by the labels', () => {
  const reading = read(willhabenState(willhabenCar));
  expect(reading).toMatchObject({ conflicts: {}, evidence: { mileage: { source: 'site-state' } } });
  expect(reading).toHaveProperty('vehicle', octavia);
  expect(reading).toHaveProperty('equipment', ['ABS', 'Tempomat', 'Anhängerkupplung']);
});

test('a leasing rate in the place of the price is no price', () => {
  const { PRICE_FOR_DISPLAY: _, ...bare } = willhabenCar;
  const leasing = { ...bare, PRICE: '189', 'PRICE/AMOUNT': '189', PRICE_FOR_DISPLAY: '€ 189 / Monat' };
  const content = JSON.stringify(willhabenState(leasing));
  expect(readListing({ content })).toMatchObject({ evidence: { price: { unused: 'instalment' } } });
});

test('a motorbike is refused by name', () => {
  const bike = { 'MC_MODEL/MAKE': 'KTM', 'MC_MODEL/MODEL': 'Duke', MILEAGE: '8200', PRICE: '4290' };
  const content = JSON.stringify(willhabenState(bike));
  expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'motorbike' });
});

test('data under other names leaves what the page shows, and nothing of the ads below it', () => {
  const { category: _, condition: __, ...shown } = octavia;
  const renamed = JSON.parse(
    JSON.stringify(willhabenState(willhabenCar)).replaceAll('_MODEL/MAKE', '_TYPE/BRAND'),
  );
  expect(read(renamed)).toHaveProperty('vehicle', shown);
  const moved = JSON.parse(JSON.stringify(willhabenState(willhabenCar)).replace('advertDetails', 'advert'));
  expect(read(moved)).toMatchObject({ vehicle: { mileage: 118_400, power: 150 } });
});

test('a page of results is several vehicles', () => {
  const content = `<title>Skoda Octavia kaufen</title><h1>Skoda Octavia</h1>
    <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(willhabenResults)}</script>`;
  const url = 'https://www.willhaben.at/iad/gebrauchtwagen/auto/skoda-gebrauchtwagen/octavia';
  expect(readListing({ content, url })).toEqual({ kind: 'refused', reason: 'several-vehicles' });
});

test('an ad that is over is refused', () => {
  const content = willhabenPage(willhabenResults).replace(
    /<h1>[^<]*/,
    '<h1>Diese Anzeige ist nicht mehr verfügbar',
  );
  expect(readListing({ content, url: willhabenUrl })).toEqual({ kind: 'refused', reason: 'gone' });
});
