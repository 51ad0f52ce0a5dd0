import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { swissAd, swissPage, swissResults, swissUrl } from './autoscout24-ch.fixture.ts';

const golf = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2021,
  mileage: 38_400,
  fuelType: 'Ibrido',
  transmission: 'Automatica',
  power: 150,
  color: 'Grigio',
  category: 'Station Wagon',
  doors: 5,
  driveType: 'Anteriore',
  displacement: 1498,
  condition: 'Usato',
  warranty: '12 mesi',
};

test('the ad of the address is read from the stream, its francs noted and not used', () => {
  const reading = readListing({ content: swissPage(swissAd), url: swissUrl });
  expect(reading).toMatchObject({ kind: 'listing', conflicts: {} });
  expect(reading).toHaveProperty('vehicle', golf);
  expect(reading).toMatchObject({ evidence: { price: { raw: '22900', unused: 'foreign-currency' } } });
});

test.each([
  ['none', { type: 'none', duration: null }],
  ['one that began with the first registration', { type: 'from-first-registration', duration: 36 }],
])('a warranty that is %s is not known', (_, warranty) => {
  const { warranty: _without, ...rest } = golf;
  const reading = readListing({ content: swissPage({ ...swissAd, warranty }), url: swissUrl });
  expect(reading).toHaveProperty('vehicle', rest);
});

test.each([
  ['pre-registered', 'Km 0'],
  ['demonstration', 'Aziendale'],
  ['new', 'Nuovo'],
  ['oldtimer', 'Usato'],
])('the condition %s is read', (conditionType, condition) => {
  const reading = readListing({ content: swissPage({ ...swissAd, conditionType }), url: swissUrl });
  expect(reading).toMatchObject({ vehicle: { condition } });
});

test('a saved answer of the site is read like its page', () => {
  expect(readListing({ content: JSON.stringify(swissAd) })).toHaveProperty('vehicle', golf);
});

test('data of another shape leaves what the page shows, and takes nothing from other ads', () => {
  const { make: _, ...renamed } = { ...swissAd, manufacturer: swissAd.make };
  const content = swissPage(renamed).replaceAll('VW Golf', 'Volkswagen Golf');
  expect(readListing({ content, url: swissUrl })).toHaveProperty('vehicle', {
    make: 'Volkswagen',
    model: 'Golf',
    mileage: 38_400,
    fuelType: 'Ibrido',
    condition: 'Usato',
  });
});

test('a page of results is several vehicles', () => {
  const url = 'https://www.autoscout24.ch/de/s/mk-vw/mo-golf';
  expect(readListing({ content: swissResults, url })).toEqual({
    kind: 'refused',
    reason: 'several-vehicles',
  });
});

test('an ad that is over is refused although other ads stand below', () => {
  const content = `<h1>Dieses Inserat ist nicht mehr verfügbar</h1>${swissResults}`;
  expect(readListing({ content, url: swissUrl })).toEqual({ kind: 'refused', reason: 'gone' });
});
