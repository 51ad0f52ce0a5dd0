import { expect, test } from 'vitest';
import { findSameCar } from './find-same-car.ts';
import { emptyDraft } from './vehicle-draft.ts';

const saved = [{ id: 'one', make: 'Fiat', model: 'Tipo', year: 2019, mileage: 61_000 }];
const typed = { ...emptyDraft, make: 'fiat', model: 'Tipo ', year: '2019', mileage: '61.000 km' };

test.each([
  ['the same name, year and kilometres', {}, true],
  ['other kilometres', { mileage: '62.000' }, false],
  ['another year', { year: '2018' }, false],
  ['another model', { model: 'Panda' }, false],
  ['no kilometres typed', { mileage: '' }, false],
  ['kilometres that cannot be read', { mileage: 'pochi' }, false],
])('%s', (_, change, isSame) => {
  expect(findSameCar({ ...typed, ...change }, saved)?.id).toBe(isSame ? 'one' : undefined);
});
