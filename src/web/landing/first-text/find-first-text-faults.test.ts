import { expect, test } from 'vitest';
import { it } from '#web/i18n/messages/landing/it.ts';
import { findFirstTextFaults } from './find-first-text-faults.ts';

const panda = { make: 'Fiat', model: 'Panda', year: '', mileage: '', fuelType: '', price: '' };
const { faults } = it.firstText;
const find = (typed: Partial<typeof panda>) =>
  findFirstTextFaults({ ...panda, ...typed }, faults, { year: '2021', mileage: '45.000', price: '12.900' });

test('make and model are enough, and words beside a figure are no fault', () => {
  expect(find({})).toEqual({});
  expect(find({ year: ' ', mileage: '45mila', price: '12.900 + IVA' })).toEqual({});
});

test('without make and model it is said which is missing', () => {
  expect(find({ make: ' ', model: '' })).toEqual({ make: 'Indica la marca.', model: 'Indica il modello.' });
});

test('a figure without a number is asked for by an example of its own', () => {
  expect(find({ year: 'vecchia', mileage: 'pochi', price: 'da vedere' })).toEqual({
    year: 'Qui serve un numero, per esempio 2021.',
    mileage: 'Qui serve un numero, per esempio 45.000.',
    price: 'Qui serve un numero, per esempio 12.900.',
  });
});
