import { expect, test } from 'vitest';
import { localisedAddress, readLocalisedAddress } from './localised-addresses.ts';

test.each([
  ['/', 'it', '/'],
  ['/', 'de', '/de'],
  ['/subscribe', 'it', '/subscribe'],
  ['/subscribe', 'fr', '/fr/subscribe'],
  ['/terms-of-service', 'es', '/es/terms-of-service'],
  ['/history', 'de', '/history'],
] as const)('%s in %s is %s, and read back the same', (path, language, address) => {
  expect(localisedAddress(path, language)).toBe(address);
  expect(readLocalisedAddress(address)).toEqual(address === path ? { path } : { path, language });
});

test.each([
  ['/de/', { path: '/', language: 'de' }],
  ['/de/subscribe/', { path: '/subscribe', language: 'de' }],
  ['/it', { path: '/it' }],
  ['/it/subscribe', { path: '/it/subscribe' }],
  ['/de/history', { path: '/de/history' }],
  ['/demo', { path: '/demo' }],
  ['/design', { path: '/design' }],
  ['/de/de', { path: '/de/de' }],
] as const)('%s is read as %j', (address, read) => {
  expect(readLocalisedAddress(address)).toEqual(read);
});
