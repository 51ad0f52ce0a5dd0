import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each<[string, number]>([
  ['74.983 km', 74983],
  ['74,983 km', 74983],
  ['74 983 km', 74983],
  ["74'983 km", 74983],
  ['74’983 km', 74983],
  ['74 983 km', 74983],
  ['74983', 74983],
  ['45 mila', 45000],
  ['45mila km', 45000],
  ['45k', 45000],
  ['45 k km', 45000],
  ['45.000km', 45000],
  ['Km 45.000', 45000],
  ['km. 45.000', 45000],
  ['10 km', 10],
  ['0 km', 0],
  ['45.000 km certificati', 45000],
  ['ca. 45.000 km', 45000],
  ['69,734 miles', 112226],
  ['69734 mi', 112226],
  ['10k miles', 16093],
  ['45000.0 km', 45000],
  ['45.000 chilometri', 45000],
  ['45.000 Kilometer', 45000],
  ['45 000 kilomètres', 45000],
  ['45.000 kilómetros', 45000],
  ['45.000 kms', 45000],
  ['45.000 km.', 45000],
])('%s is mileage %s', (text, value) => {
  expect(understand('mileage', text)).toEqual({ value });
});

test.each([
  '95.000 - 99.999',
  '95.000 - 99.999 km',
  '95.000-99.999',
  'da 10.000 a 20.000 km',
  'KM0',
  'Km 0',
  'km zero',
  'oltre 100.000 km',
  'fino a 50.000 km',
  '< 50.000 km',
  '-5 km',
  '3.000.000 km',
  '12 km/l',
  '45.000 km / 27.962 mi',
  'n.d.',
  '5 l/100 km',
])('%s is no mileage', (text) => {
  expect(understand('mileage', text) ?? {}).not.toHaveProperty('value');
});
