import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';

const read = (state: unknown) => readListing({ content: JSON.stringify(state) });
const swiss = {
  make: { key: 'vw', name: 'VW' },
  model: { key: 'golf', name: 'Golf' },
  firstRegistrationDate: '2021-05-01',
  mileage: 38_000,
  kiloWatts: 110,
  fuelType: 'diesel',
  driveType: 'all',
  bodyColor: 'black',
  price: 22_900,
  listPrice: 41_000,
};

test('a plain object is read by its keys; a price without currency is none', () => {
  const reading = read(swiss);
  expect(reading).toMatchObject({
    vehicle: { make: 'Volkswagen', model: 'Golf', year: 2021, mileage: 38_000, power: 150, color: 'Nero' },
  });
  expect(reading).not.toHaveProperty('vehicle.price');
});

test('a mileage that may count miles is left out', () => {
  const { kiloWatts, firstRegistrationDate, ...bare } = swiss;
  expect(read({ ...bare, year: 2021, hp: 150 })).not.toHaveProperty('vehicle.mileage');
});

test('several vehicles in one list are offered to choose from', () => {
  expect(read([swiss, { ...swiss, mileage: 9000 }])).toMatchObject({ kind: 'stock-list' });
});

test("in a page the vehicle of the state counts only under the page's own title", () => {
  const page = (title: string) =>
    readListing({
      content: `<title>${title}</title><h1>${title}</h1><script>window.__INITIAL_PROPS__ = ${JSON.stringify({ ad: swiss })};</script>`,
    });
  expect(page('Volkswagen Golf 2.0 TDI')).toMatchObject({ vehicle: { mileage: 38_000 } });
  expect(page('Fiat Panda')).not.toHaveProperty('vehicle.mileage');
});

test('a vehicle of another number than the address carries is another ad', () => {
  const page = (id: number) => `<title>Volkswagen Golf 2.0 TDI</title><h1>Volkswagen Golf 2.0 TDI</h1>
    <ul><li>Kilometerstand: 61.000 km<li>Erstzulassung: 04/2019</ul>
    <script>window.__INITIAL_PROPS__ = ${JSON.stringify({ ads: [{ ...swiss, id }] })};</script>`;
  const mileage = (id: number) =>
    readListing({ content: page(id), url: 'https://auto.example/golf-2-0-tdi-880412' });
  expect(mileage(880_412)).toMatchObject({ vehicle: { mileage: 38_000 } });
  expect(mileage(880_999)).toMatchObject({ vehicle: { mileage: 61_000, year: 2019 } });
});

test('two vehicles that a page streams one after the other are left alone', () => {
  const row = (vehicle: object) => `window.__INITIAL_DATA__ = ${JSON.stringify(vehicle)};`;
  const content = `<title>Volkswagen Golf</title><h1>Volkswagen Golf</h1>
    <script>${row({ ...swiss, mileage: 9000 })}${row(swiss)}</script>`;
  expect(readListing({ content })).toMatchObject({ kind: 'refused' });
});
