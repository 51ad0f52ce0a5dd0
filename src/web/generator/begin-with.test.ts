import { expect, test } from 'vitest';
import { beginWith } from './begin-with.ts';
import { emptyState } from './generator-state.ts';

const fresh = emptyState(['professional'], 'it');

test('a link stands in the field of the import', () => {
  expect(beginWith({ url: 'https://auto.example/panda' }, fresh)).toEqual({
    ...fresh,
    url: 'https://auto.example/panda',
  });
});

test('fields stand in the form that is filled in by hand', () => {
  const { tab, draft, url } = beginWith({ make: 'Fiat', model: 'Panda', mileage: '64.000' }, fresh);
  expect({ tab, url }).toEqual({ tab: 'manual', url: '' });
  expect(draft).toEqual({ ...fresh.draft, make: 'Fiat', model: 'Panda', mileage: '64.000' });
});

test('without a car it begins empty', () => {
  expect(beginWith(undefined, fresh)).toBe(fresh);
});
