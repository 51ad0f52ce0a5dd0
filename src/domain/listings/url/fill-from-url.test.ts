import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

const url = 'https://www.subito.it/auto/opel-corsa-gpl-novara-512345678.htm';
const facts = '<dl><dt>Anno<dd>2019<dt>Km<dd>61.000<dt>Cambio<dd>Manuale<dt>Prezzo<dd>€ 9.400</dl>';

const readPage = (title: string, address = url) =>
  readListing({ content: `<title>${title}</title><h1>${title}</h1>${facts}`, url: address });

test('an address fills in the fuel a page does not state', () => {
  const reading = readPage('Opel Corsa 1.2');
  expect(reading).toMatchObject({
    kind: 'listing',
    vehicle: { make: 'Opel', model: 'Corsa', fuelType: 'GPL', price: 9400 },
    evidence: { fuelType: { source: 'url', raw: 'gpl', confidence: 'low' } },
  });
});

test('a make that a title leaves out is the address’s when both name the model', () => {
  expect(readPage('Vendo Corsa in ottimo stato')).toMatchObject({
    vehicle: { make: 'Opel', model: 'Corsa' },
    evidence: { make: { source: 'url', confidence: 'low' } },
  });
});

test('the page is right where its address says otherwise', () => {
  const diesel = readListing({
    content: `<h1>Opel Corsa</h1>${facts}<dl><dt>Alimentazione<dd>Diesel</dl>`,
    url,
  });
  expect(diesel).toMatchObject({ vehicle: { fuelType: 'Diesel' } });
});

test.each(['Opel Astra 1.2', 'Ford Focus 1.0'])('the address of another car than %s is not used', (title) => {
  const reading = readPage(title);
  expect(reading).toMatchObject({ kind: 'listing' });
  expect(reading).not.toHaveProperty('vehicle.fuelType');
});

test.each([
  ['a page that names no car', `<title>Le nostre offerte</title>${facts}`],
  ['a page that has its name alone', '<title>Opel Corsa</title><h1>Opel Corsa</h1><p>Contattaci</p>'],
])('an address makes no listing of %s', (_, content) => {
  expect(readListing({ content, url })).toMatchObject({ kind: 'refused' });
});
