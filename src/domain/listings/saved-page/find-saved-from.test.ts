import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { findSavedFrom } from './find-saved-from.ts';

test('the address a browser notes at the top of a saved page is found', () => {
  const html = '<!DOCTYPE html>\n<!-- saved from url=(0034)https://auto.example/annunci/77001 -->\n<html>';
  expect(findSavedFrom(html)).toBe('https://auto.example/annunci/77001');
});

test.each([
  '<!-- saved from url=(0014)about:internet -->',
  '<!-- saved from url=(0020)javascript:alert(1) -->',
  `${'<i>'.repeat(1000)}<!-- saved from url=(0022)https://auto.example/1 -->`,
])('nothing else is taken for it: %.40s', (html) => {
  expect(findSavedFrom(html)).toBeUndefined();
});

test('a saved page is read like the page', () => {
  const content = `<!-- saved from url=(0034)https://auto.example/annunci/77001 -->
    <h1>Fiat Panda Prova</h1><li>Anno: 2018<li>Km: 40.100`;
  expect(readListing({ content })).toMatchObject({
    vehicle: { make: 'Fiat', model: 'Panda', year: 2018, mileage: 40_100 },
  });
});
