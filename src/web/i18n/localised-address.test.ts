import { describe, expect, test } from 'vitest';
import { hasAddressPerLanguage, isHome, localisedAddress } from './localised-address.ts';

describe('the address of a page in a language', () => {
  test.each([
    ['/', 'it', '/'],
    ['/', 'de', '/de'],
    ['/de', 'it', '/'],
    ['/de/', 'fr', '/fr'],
    ['/subscribe', 'en', '/en/subscribe'],
    ['/en/subscribe', 'es', '/es/subscribe'],
    ['/fr/privacy-policy', 'it', '/privacy-policy'],
    ['/login', 'de', '/login'],
    ['/demo-of-ours', 'de', '/demo-of-ours'],
    ['/it', 'de', '/it'],
    ['/dealers', 'de', '/dealers'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(localisedAddress(path, language)).toBe(address);
  });
});

test('a page signed-in people use has one address for all languages', () => {
  expect(hasAddressPerLanguage('/dashboard')).toBe(false);
  expect(hasAddressPerLanguage('/es/demo')).toBe(true);
});

test('the landing page is home in every language', () => {
  expect(['/', '/de', '/fr/', '/demo', '/de/demo'].map(isHome)).toEqual([true, true, true, false, false]);
});
