import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  mobileAd,
  mobilePage,
  mobilePage2020,
  mobileResults,
  mobileStatePage,
  mobileUrl,
} from './mobile-de.fixture.ts';

const passat = {
  make: 'Volkswagen',
  model: 'Passat Variant',
  year: 2025,
  mileage: 12_400,
  fuelType: 'Diesel',
  transmission: 'Automatica',
  power: 150,
  price: 19_990,
  color: 'Nero',
  category: 'Station Wagon',
  doors: 5,
  displacement: 1968,
  condition: 'Aziendale',
};

const read = (content: string) => readListing({ content, url: mobileUrl });

test('the ad in the state is read by the tags of its attributes, with its equipment', () => {
  const reading = read(mobileStatePage(mobileAd));
  expect(reading).toMatchObject({ kind: 'listing', conflicts: {} });
  expect(reading).toHaveProperty('vehicle', passat);
  expect(reading).toHaveProperty('equipment', ['ABS', 'Allradantrieb', 'Anhängerkupplung schwenkbar']);
});

test.each([
  ['the number in its path', 'https://suchen.mobile.de/auto-inserat/volkswagen-passat/433100200.html'],
  ['no number', 'https://suchen.mobile.de/fahrzeuge/details.html'],
])('an address with %s is enough to tell the ad from similar ones', (_, url) => {
  const other = { ...mobileAd, id: 433_100_888, attributes: mobileAd.attributes.slice(0, 3) };
  const content = mobileStatePage(mobileAd).replace(
    '"similarAds":[',
    `"similarAds":[${JSON.stringify(other)},`,
  );
  expect(readListing({ content, url })).toHaveProperty('vehicle', passat);
});

test('tags read a page whose labels nobody knows', () => {
  const attributes = mobileAd.attributes.map(({ tag, value }) => ({ label: 'x', tag, value }));
  expect(read(mobileStatePage({ ...mobileAd, attributes }))).toHaveProperty('vehicle', passat);
});

test.each([
  ['a car that is only leased out', { isLeasingOnlyAd: true }, 'instalment'],
  [
    'a price in another currency',
    { price: { grossAmount: 20_900, grossCurrency: 'CHF' } },
    'foreign-currency',
  ],
])('%s has no price in the state', (_, change, unused) => {
  const content = JSON.stringify({ data: { ad: { ...mobileAd, ...change } } });
  expect(readListing({ content })).toMatchObject({ evidence: { price: { unused } } });
});

test('the page of 2026 is read by its labels, past strike price, rates and other cars', () => {
  const reading = read(mobilePage);
  expect(reading).toMatchObject({ kind: 'listing', conflicts: {} });
  expect(reading).toHaveProperty('vehicle', { ...passat, model: 'Passat' });
});

test('damage is said of a car that is a demonstrator too', () => {
  const damaged = 'Beschädigt, Unfallfahrzeug, Nicht fahrtauglich';
  const content = JSON.stringify(mobileAd).replace('Unfallfrei', damaged);
  for (const page of [mobilePage.replace('Unfallfrei', damaged), content]) {
    expect(read(page)).toMatchObject({ vehicle: { condition: 'Semicollisione', mileage: 12_400 } });
  }
});

test.each<[string, Record<string, string>]>([
  [
    'en',
    {
      Kategorie: 'Category',
      Kilometerstand: 'Mileage',
      Hubraum: 'Cubic Capacity',
      Leistung: 'Power',
      Antriebsart: 'Drive type',
      Kraftstoffart: 'Fuel',
      'Anzahl der Türen': 'Number of doors',
      Getriebe: 'Gearbox',
      Erstzulassung: 'First Registration',
      'Farbe (Hersteller)': 'Colour (Manufacturer)',
      Farbe: 'Colour',
      'Kombi, Vorführfahrzeug': 'Estate Car, Demonstration Vehicle',
      Automatik: 'Automatic transmission',
      'Schwarz Metallic': 'Black Metallic',
    },
  ],
  [
    'it',
    {
      Kategorie: 'Categoria',
      Kilometerstand: 'Chilometraggio',
      Hubraum: 'Cilindrata',
      Leistung: 'Potenza',
      Antriebsart: 'Tipo di trazione',
      Kraftstoffart: 'Carburante',
      'Anzahl der Türen': 'Numero di porte',
      Getriebe: 'Cambio',
      Erstzulassung: 'Prima immatricolazione',
      'Farbe (Hersteller)': 'Colore (produttore)',
      Farbe: 'Colore',
      'Kombi, Vorführfahrzeug': 'Station wagon, Veicolo dimostrativo',
      Automatik: 'Automatico',
      'Schwarz Metallic': 'Nero metallizzato',
    },
  ],
])('its page in %s is read alike', (_, words) => {
  const content = Object.entries(words).reduce(
    (page, [german, word]) => page.replaceAll(`>${german}<`, `>${word}<`),
    mobilePage,
  );
  expect(read(content)).toHaveProperty('vehicle', { ...passat, model: 'Passat' });
});

test('the page of 2020 is read by its labels', () => {
  expect(read(mobilePage2020)).toHaveProperty('vehicle', {
    ...passat,
    model: 'Passat',
    condition: 'Usato',
  });
});

test('without a body of the page its one line is enough', () => {
  const content = mobilePage.slice(0, mobilePage.indexOf('<div'));
  const { color, category, doors, displacement, ...line } = passat;
  expect(read(content)).toHaveProperty('vehicle', { ...line, model: 'Passat', condition: 'Usato' });
});

test('a state of another shape leaves what the page shows', () => {
  const { attributes, ...rest } = mobileAd;
  const script = mobileStatePage({ ...rest, properties: attributes });
  const content = mobilePage.replace('</body>', script.slice(script.indexOf('<script>')));
  const { vehicle } = { vehicle: undefined, ...read(mobilePage) };
  expect(read(content)).toHaveProperty('vehicle', vehicle);
  expect(vehicle).toMatchObject({ mileage: 12_400, color: 'Nero' });
});

test('a page of results is several vehicles', () => {
  const url = 'https://suchen.mobile.de/fahrzeuge/search.html?ms=25200;29';
  expect(readListing({ content: mobileResults, url })).toEqual({
    kind: 'refused',
    reason: 'several-vehicles',
  });
});

test('an ad that is over is refused', () => {
  const content = mobilePage.replace(/<h1[^>]*>[^<]*/, '<h1>Dieses Inserat ist nicht mehr verfügbar');
  expect(read(content)).toEqual({ kind: 'refused', reason: 'gone' });
});
