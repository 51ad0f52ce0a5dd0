import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each<[string, number]>([
  ['110 kW / 150 Cv', 150],
  ['110 kW (150 CV)', 150],
  ['150 CV (110 kW)', 150],
  ['140 kW (190 PS)', 190],
  ['51 kW (69 PK)', 69],
  ['110/150', 150],
  ['110 / 150', 150],
  ['150/110', 150],
  ['150 ch', 150],
  ['150 hp', 150],
  ['150 PS', 150],
  ['150 CP', 150],
  ['150 KM', 150],
  ['96 kW', 131],
  ['110kW', 150],
  ['110,5 kW', 150],
  ['110.0 kW', 150],
  ['100 bhp', 101],
  ['150 cavalli', 150],
  ['150 caballos', 150],
  ['150 chevaux', 150],
  ['1.020 PS', 1020],
  ['CV 150', 150],
  ['kW 110', 150],
  ['110/150 CV', 150],
  ['100 kW (140 PS)', 140],
  ['150 bhp (112 kW)', 152],
])('%s is power %s', (text, value) => {
  expect(understand('power', text)).toEqual({ value });
});

test.each([
  '150',
  '5 CV fiscaux',
  '5 CV (puissance fiscale)',
  '14 CV fiscali',
  '12 cavalli fiscali',
  '0 kW',
  '9000 CV',
  '110/115',
  'da 100 a 150 CV',
  '22 kW AC',
  '110 kW (110 CV)',
  '50 kWh',
  '100 - 150 CV',
])('%s is no power', (text) => {
  expect(understand('power', text) ?? {}).not.toHaveProperty('value');
});
