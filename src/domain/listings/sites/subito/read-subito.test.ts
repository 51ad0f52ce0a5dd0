import { expect, test } from 'vitest';
import { mergeFindings } from '../../merging/merge-findings.ts';
import { readSubito } from './read-subito.ts';

/** An ad in the shape of Subito's API; every value is invented. */
const features = [
  {
    uri: '/car',
    values: [
      { level: 0, value: 'LANCIA' },
      { level: 1, value: 'Ypsilon 4ª serie', group_label: 'Ypsilon' },
      { level: 2, value: 'Ypsilon 1.2 Prova' },
    ],
  },
  { uri: '/price', values: [{ key: '6400', value: '6400 €' }] },
  { uri: '/mileage', label: 'Km', values: [{ value: '70.000 - 74.999' }] },
  { uri: '/mileage_scalar', label: 'Km', values: [{ value: '71500 Km' }] },
  { uri: '/year', values: [{ value: '2016' }] },
  { uri: '/power', values: [{ key: '51/69', value: '51 kW / 69 Cv' }] },
  { uri: '/doors', values: [{ value: '4/5' }] },
  { uri: '/car_type', values: [{ value: 'City car' }] },
  { uri: '/fuel', values: [{ value: 'GPL' }] },
];
const adOf = (number: number) => ({
  subject: 'Lancia Ypsilon',
  urls: { default: `https://www.subito.it/auto/lancia-ypsilon-prova-${number}.htm` },
  features,
});
const read = (state: unknown, url?: string) => readSubito(JSON.parse(JSON.stringify(state)), url);

test('the mileage is the exact one and not the bracket under the same label', () => {
  const { vehicle } = mergeFindings(read({ ads: [adOf(600000001)] })?.findings ?? []);
  expect(vehicle).toEqual({
    make: 'Lancia',
    model: 'Ypsilon',
    year: 2016,
    mileage: 71_500,
    fuelType: 'GPL',
    power: 69,
    price: 6400,
    category: 'Citycar',
    doors: 5,
  });
});

test('features keyed by their uri read the same', () => {
  const keyed = Object.fromEntries(features.map(({ uri, ...feature }) => [uri, feature]));
  const { vehicle } = mergeFindings(read({ item: { ...adOf(600000001), features: keyed } })?.findings ?? []);
  expect(vehicle).toMatchObject({ make: 'Lancia', mileage: 71_500, price: 6400 });
});

test('among several ads the address says which one is meant', () => {
  const list = { ads: [adOf(600000001), adOf(600000002)] };
  expect(read(list)?.severalVehicles).toBe(true);
  expect(read(list, 'https://www.subito.it/auto/lancia-ypsilon-prova-600000002.htm')?.findings).not.toEqual(
    [],
  );
});

test('a motorbike has its make, model and displacement under features of its own', () => {
  const bike = [
    { uri: '/bike_brand', label: 'Marca', values: [{ value: 'Piaggio' }] },
    { uri: '/bike_model', label: 'Modello', values: [{ value: 'Vespa' }] },
    { uri: '/cubic_capacity', label: 'Cilindrata', values: [{ value: '125' }] },
    { uri: '/mileage', label: 'Km', values: [{ value: '10.000 - 14.999' }] },
  ];
  const { vehicle } = mergeFindings(read({ subject: 'Vespa', features: bike })?.findings ?? []);
  expect(vehicle).toEqual({ make: 'Piaggio', model: 'Vespa', displacement: 125 });
});
