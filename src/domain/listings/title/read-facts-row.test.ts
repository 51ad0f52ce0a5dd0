import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle : reading.kind;
}

const list = (...facts: string[]) => `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`;
const row = list('03/2019', '58.000 km', 'Diesel', 'Manuale', '81 kW (110 CV)');
const car = {
  make: 'Opel',
  model: 'Astra',
  year: 2019,
  mileage: 58_000,
  fuelType: 'Diesel',
  transmission: 'Manuale',
  power: 110,
};

test('a row of facts below the name needs no labels', () => {
  expect(vehicleIn(`<h1>Opel Astra Prova</h1><p>Verona</p>${row}`)).toEqual(car);
  expect(vehicleIn(`<h1>Opel Astra Prova</h1>${list('2019', '58000 km', 'Diesel')}`)).toMatchObject({
    year: 2019,
    mileage: 58_000,
  });
});

test('the same row twice is one car, another row makes a list', () => {
  expect(vehicleIn(`<h1>Opel Astra Prova</h1>${row}<p>Descrizione</p>${row}`)).toEqual(car);
  const other = list('05/2021', '12.000 km', 'Benzina', 'Manuale');
  expect(vehicleIn(`<h1>Opel Astra usate</h1>${row}<p>€ 13.900</p>${other}<p>€ 18.900</p>`)).toBe('refused');
});

test('rows of cars with a heading of their own are not read into the first', () => {
  const content = `<h1>Opel Astra Prova</h1><p>Km: 58.000</p><p>Anno: 2019</p><h3>Opel Astra 1.2</h3>${list('2022', '9.000 km', 'Benzina')}`;
  expect(vehicleIn(content)).toEqual({ make: 'Opel', model: 'Astra', year: 2019, mileage: 58_000 });
});

test.each([
  ['choices', list('Benzina', 'Diesel', 'Elettrica', 'Manuale', 'Automatico')],
  ['two facts', list('58.000 km', 'Diesel')],
  ['facts of a card of another make', `<p>Fiat Panda 1.2</p>${row}`],
])('%s are no row', (_, html) => {
  const content = `<h1>Opel Astra Prova</h1><p>Km: 70.000</p><p>Anno: 2018</p><p>Contatti</p>${html}`;
  expect(vehicleIn(content)).toEqual({ make: 'Opel', model: 'Astra', year: 2018, mileage: 70_000 });
});

test('labels come before the row', () => {
  const content = `<h1>Opel Astra Prova</h1>${row}<p>Chilometraggio: 58.123 km</p>`;
  expect(vehicleIn(content)).toMatchObject({ year: 2019, mileage: 58_123 });
});
