import { expect, test } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { correctFigure } from './correct-figure.ts';

const price = { field: 'price', value: '12900' } as const;
const mileage = { field: 'mileage', value: '98500' } as const;
const power = { field: 'power', value: '116' } as const;
const displacement = { field: 'displacement', value: '1498' } as const;
const doors = { field: 'doors', value: '5' } as const;
const year = { field: 'year', value: '2017' } as const;

test.each([
  ['9.900 €', price, 'it', '12.900 €'],
  ['€ 9.900', price, 'it', '€ 12.900'],
  ['9900 euro', price, 'it', '12900 euro'],
  ['9.900,00 €', price, 'de', '12.900 €'],
  ['9mila euro', price, 'it', '12.900\u00a0€'],
  ['€9,900', price, 'en', '€12,900'],
  ['9 900 €', price, 'fr', '12\u202f900 €'],
  ['50.000 km', mileage, 'es', '98.500 km'],
  ['50 mil km', mileage, 'es', '98.500\u00a0km'],
  ['30,000 miles', mileage, 'en', '61,205 miles'],
  ['150 PS', power, 'de', '116 PS'],
  ['110 kW', power, 'it', '85 kW'],
  ['1.968 cc', displacement, 'it', '1.498 cc'],
  ['3 porte', doors, 'it', '5 porte'],
  ['2019', year, 'it', '2017'],
  ['03/2019', year, 'it', '03/2017'],
] as const)('%s becomes what the data say, %o, %s', (words, source, language, corrected) => {
  expect(correctFigure(words, { verdict: 'contradicting', source }, language as Language)).toBe(corrected);
});

test.each([
  ['a colour', 'rossa', { verdict: 'contradicting', source: { field: 'color', value: 'Grigio' } }],
  ['litres', '2.0 litri', { verdict: 'contradicting', source: displacement }],
  ['a figure in letters', 'tre porte', { verdict: 'contradicting', source: doors }],
  ['a guarantee', '24 mesi', { verdict: 'contradicting', source: { field: 'warranty', value: '12 mesi' } }],
  ['what nothing speaks of', '9.900 €', { verdict: 'unsupported' }],
  ['what is right', '12.900 €', { verdict: 'given', source: price }],
] as const)('%s is left to the seller', (_, words, claim) => {
  expect(correctFigure(words, claim, 'it')).toBeUndefined();
});
