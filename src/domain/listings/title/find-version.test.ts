import { describe, expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { cleanVersion, versionInTitle } from './find-version.ts';
import { splitTitle } from './split-title.ts';

test.each([
  ['Fiat Panda 1.0 Hybrid City Cross - usata', '1.0 Hybrid City Cross'],
  ['Volkswagen Golf 2.0 TDI 150CV DSG Style usata a Torino', '2.0 TDI 150CV DSG Style'],
  ['Peugeot 208 1.2 PureTech 100 5 porte Allure € 14.900', '1.2 PureTech 100 5 porte Allure'],
  ['Renault Clio Business Energy dCi 75 2019 km 88.000', 'Business Energy dCi 75'],
  ['Alfa Romeo Giulietta 1.6 JTDm *PROMO* FINANZIAMENTO', '1.6 JTDm'],
  ['Audi A3 SPB 35 TDI S tronic Business, full led, navi', 'SPB 35 TDI S tronic Business'],
  ['Jeep Compass 1.6 Multijet Limited (Unico proprietario)', '1.6 Multijet Limited'],
  ['Gebrauchtwagen VW Golf VII Variant 1.6 TDI Comfortline kaufen', 'VII Variant 1.6 TDI Comfortline'],
  ['Fiat 500 1.2 Lounge TETTO APRIBILE', '1.2 Lounge'],
  ['VW Golf GTI', 'GTI'],
  ['Toyota Yaris', undefined],
  ['Fiat 500 usata in vendita a Roma', undefined],
  ['Audi A4 Avant tel. 333 1234567', 'Avant'],
])('%s: %s', (title, version) => {
  const name = splitTitle(title);
  expect(name && versionInTitle(title, name)).toBe(version);
});

test('a title of another make says nothing of this car', () => {
  expect(versionInTitle('Ford Fiesta 1.1 Titanium', { make: 'Fiat', model: 'Panda' })).toBeUndefined();
});

test('a version is never longer than its field', () => {
  const long = cleanVersion(`1.6 ${'Allestimento '.repeat(20)}`, { make: 'Fiat', model: 'Tipo' });
  expect(long?.length).toBeLessThanOrEqual(60);
});

describe('an import brings the version', () => {
  const facts = '<dl><dt>Anno<dd>2019<dt>Km<dd>45.000<dt>Prezzo<dd>€ 8.900</dl>';
  test.each([
    ['of a heading', `<h1>Fiat Panda 1.2 Easy</h1>${facts}`, '1.2 Easy'],
    ['of a column', 'Marca;Modello;Allestimento;Anno;Km\nFiat;Panda;1.2 Easy;2019;45.000', '1.2 Easy'],
    [
      'of a name',
      'Veicolo;Anno;Km;Prezzo\nVW Golf 1.6 TDI Highline;2018;88.000;11.900 €',
      '1.6 TDI Highline',
    ],
    ['none where none is named', `<h1>Fiat Panda</h1>${facts}`, undefined],
  ])('%s', (_, content, version) => {
    const reading = readListing({ content });
    expect(reading.kind === 'listing' ? reading.version : reading.kind).toBe(version);
  });
});
