import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { uncleCar, uncleDescribedPage, unclePage, uncleUrl } from './autouncle.fixture.ts';

const leon = {
  make: 'SEAT',
  model: 'Leon',
  year: 2020,
  mileage: 64_300,
  fuelType: 'Benzina',
  transmission: 'Manuale',
  power: 150,
  price: 17_450,
  color: 'Rosso',
  category: 'Station Wagon',
  doors: 5,
};

test('the car of the address is read, not those beside it, and what it is worth is not its price', () => {
  const reading = readListing({ content: unclePage(uncleCar), url: uncleUrl });
  expect(reading).toMatchObject({ kind: 'listing', conflicts: {} });
  expect(reading).toHaveProperty('vehicle', leon);
});

const flat = {
  id: '7300100',
  make: 'Seat',
  model: 'Leon',
  year: 2020,
  mileageKm: 64_300,
  fuelType: 'Elektrisch/Benzin',
  transmission: 'Schaltgetriebe',
  price: 16_900,
  priceCurrency: 'CHF',
  itemCondition: 'https://schema.org/UsedCondition',
};

test.each([
  ['horsepower that kilowatts confirm', { enginePowerPs: 110, enginePowerKw: 81 }, 110],
  ['horsepower that kilowatts deny', { enginePowerPs: 110, enginePowerKw: 110 }, undefined],
  ['what may be kilowatts', { enginePowerPs: 110 }, undefined],
  ['kilowatts alone', { enginePowerPs: null, enginePowerKw: 110 }, 150],
])('%s are read for what they are', (_, power, expected) => {
  const reading = readListing({ content: JSON.stringify({ ...flat, ...power }) });
  expect(reading).toHaveProperty('vehicle', {
    make: 'SEAT',
    model: 'Leon',
    year: 2020,
    mileage: 64_300,
    fuelType: 'Ibrido',
    transmission: 'Manuale',
    condition: 'Usato',
    ...(expected ? { power: expected } : {}),
  });
  expect(reading).toMatchObject({ evidence: { price: { unused: 'foreign-currency' } } });
});

test('data of another shape leaves what the page shows', () => {
  const { carModel, km, ...rest } = uncleCar;
  const content = unclePage({ ...rest, modelLine: carModel, odometer: km });
  expect(readListing({ content, url: uncleUrl })).toHaveProperty('vehicle', leon);
});

test('a page that only describes its car is read with its kilowatts, not its history and similar cars', () => {
  expect(readListing({ content: uncleDescribedPage, url: uncleUrl })).toHaveProperty('vehicle', {
    ...leon,
    condition: 'Usato',
  });
});

test('a page of results is several vehicles', () => {
  const state = { cars: [uncleCar, { ...uncleCar, id: '7300101', km: 80_000 }] };
  const content = `<title>Seat Leon gebraucht</title><h1>812 Seat Leon</h1>
    <script>window.__INITIAL_STATE__ = ${JSON.stringify(state)};</script>`;
  expect(readListing({ content, url: 'https://www.autouncle.de/de/gebrauchtwagen/Seat/Leon' })).toEqual({
    kind: 'refused',
    reason: 'several-vehicles',
  });
});

test('a car that is sold is refused', () => {
  const content = unclePage({}).replace(/<h1>[^<]*/, '<h1>Dieses Auto ist nicht mehr verfügbar');
  expect(readListing({ content, url: uncleUrl })).toEqual({ kind: 'refused', reason: 'gone' });
});

test('a power that turns into no number is left to the title', () => {
  const unprintable = { toString: 1, valueOf: 1 };
  const reading = readListing({
    content: unclePage({ ...uncleCar, hp: unprintable, kw: unprintable }),
    url: uncleUrl,
  });
  expect(reading).toMatchObject({ kind: 'listing', vehicle: { model: 'Leon' } });
  expect(reading).toHaveProperty('evidence.power.source', 'title');
});
