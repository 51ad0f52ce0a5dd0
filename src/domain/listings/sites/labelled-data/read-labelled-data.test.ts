import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';

const attributes = [
  { label: 'Kilometerstand', value: '71.300 km' },
  { label: 'Leistung', value: '110 kW (150 PS)' },
  { label: 'Kraftstoffart', value: 'Diesel' },
  { label: 'Erstzulassung', value: '04/2018' },
];
const ad = { title: 'Audi A3 Prova', price: { grossAmount: 16_400, grossCurrency: 'EUR' }, attributes };
const read = (state: unknown) => readListing({ content: JSON.stringify(state) });

test('labels and values of a saved ad are read like those of its page', () => {
  const vehicle = { make: 'Audi', model: 'A3', year: 2018, mileage: 71_300, power: 150, price: 16_400 };
  expect(read({ data: { ad } })).toMatchObject({ vehicle: { ...vehicle, fuelType: 'Diesel' } });
});

test('values may be lists under their keys, and another currency is no price', () => {
  const parametersDict = {
    make: { label: 'Marka pojazdu', values: [{ value: 'toyota', label: 'Toyota' }] },
    model: { label: 'Model pojazdu', values: [{ value: 'yaris', label: 'Yaris' }] },
    year: { label: 'Rok produkcji', values: [{ value: '2020', label: '2020' }] },
    mileage: { label: 'Przebieg', values: [{ value: '78000', label: '78 000 km' }] },
  };
  expect(read({ advert: { price: { value: '61000', currency: 'PLN' }, parametersDict } })).toMatchObject({
    vehicle: { make: 'Toyota', model: 'Yaris', year: 2020, mileage: 78_000 },
    evidence: { price: { unused: 'foreign-currency' } },
  });
});

test('two ads in one state are left alone', () => {
  expect(read([{ ad }, { ad: { ...ad, title: 'BMW X1' } }])).toMatchObject({ kind: 'refused' });
});
