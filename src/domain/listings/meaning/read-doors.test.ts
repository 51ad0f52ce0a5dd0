import { expect, test } from 'vitest';
import type { Category } from '#domain/vehicles/vocabularies.ts';
import { understand } from './understand.ts';

test.each<[string, Category | undefined, number]>([
  ['5', undefined, 5],
  ['5 porte', undefined, 5],
  ['3-türig', undefined, 3],
  ['5.0', undefined, 5],
  ['4 doors', undefined, 4],
  ['6', undefined, 6],
  ['2/3', 'Cabrio', 2],
  ['2/3', 'Coupé', 2],
  ['2/3', 'Hatchback', 3],
  ['4/5', 'Station Wagon', 5],
  ['4/5', 'SUV', 5],
  ['4/5 porte', 'Citycar', 5],
])('%s of a %s are %i doors', (text, category, value) => {
  expect(understand('doors', text, category ? { category } : {})).toEqual({ value });
});

test.each<[string, Category | undefined]>([
  ['4/5', undefined],
  ['2/3', undefined],
  ['4/5', 'Berlina'],
  ['2/3', 'Berlina'],
  ['0', undefined],
  ['1', undefined],
  ['7', undefined],
  ['12', undefined],
  ['5/2', undefined],
  ['n.d.', undefined],
])('%s of a %s leaves the doors open: saloons of some sites are hatchbacks', (text, category) => {
  expect(understand('doors', text, category ? { category } : {}) ?? {}).not.toHaveProperty('value');
});
