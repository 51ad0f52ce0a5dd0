import { expect, test } from 'vitest';
import { textOf } from '../page/walk-json.ts';
import { isUndecided, ownAd } from './own-ad.ts';

const ad = (id?: string) => ({ ...(id ? { id } : {}), findings: 'hostile' });
const own = (ads: ReturnType<typeof ad>[], number?: string) => ownAd(ads, number, ({ id }) => textOf(id));

test('the number of the address decides among several ads', () => {
  expect(own([ad('1'), ad('2')], '2')).toEqual(ad('2'));
});

test('an ad without a number is taken where it stands alone', () => {
  expect(own([ad()], '2')).toEqual(ad());
  expect(own([ad('1'), ad()], '2')).toEqual(ad());
});

test('the same ad written twice is one ad', () => {
  expect(own([ad('1'), ad('1')])).toEqual(ad('1'));
});

test.each([
  ['an ad of another number', [ad('1')], '2', false],
  ['several ads and no number', [ad('1'), ad('2')], undefined, true],
  ['several ads of other numbers', [ad('1'), ad('3')], '2', true],
])('%s is not the page’s own', (_, ads, number, severalVehicles) => {
  const result = own(ads, number);
  expect(isUndecided(result)).toBe(true);
  expect(Boolean(isUndecided(result) && result.severalVehicles)).toBe(severalVehicles);
});
