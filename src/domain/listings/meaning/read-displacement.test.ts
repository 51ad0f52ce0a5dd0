import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each<[string, number]>([
  ['1.390 cm³', 1390],
  ['1 995 cm3', 1995],
  ['1,390 cc', 1390],
  ['1996,000000', 1996],
  ['1.248 cm³', 1248],
  ['1598 ccm', 1598],
  ['1598', 1598],
  ['1.598', 1598],
  ["1'968 cm³", 1968],
  ['999 cc', 999],
  ['1.598 cm^3', 1598],
  ['1 598 cm3', 1598],
  ['1598 cmc', 1598],
  ['49 cc', 49],
  ['1598 cc (1.6 l)', 1598],
  ['1.6 TDI 1.598 cc', 1598],
])('%s is displacement %s', (text, value) => {
  expect(understand('displacement', text)).toEqual({ value });
});

test.each([
  '0',
  '0 cm³',
  '0 cc',
  '1.6',
  '2,0',
  '1',
  '1.0',
  '-',
  'n.d.',
  '130 kW',
  '123456',
  '1.6 TDI',
  '1.2 - 1.4 l',
  '1.6 l',
  '1,6 Liter',
  '2.0 litri',
  '1.5L',
  '2.0 litres',
  '1.6 lt',
  '1197 cc - 1368 cc',
])('%s is no displacement', (text) => {
  expect(understand('displacement', text) ?? {}).not.toHaveProperty('value');
});
