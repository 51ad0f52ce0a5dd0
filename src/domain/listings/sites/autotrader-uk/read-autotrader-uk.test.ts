import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  autotraderUkAdvert,
  autotraderUkGonePage,
  autotraderUkPage,
  autotraderUkSearchPage,
  autotraderUkUrl,
  otherAdvert,
} from './autotrader-uk.fixture.ts';

function vehicleIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Ford',
  model: 'Focus',
  year: 2019,
  mileage: 80_467,
  fuelType: 'Benzina',
  transmission: 'Manuale',
  color: 'Blu',
  category: 'Hatchback',
  doors: 5,
  driveType: 'Anteriore',
  displacement: 999,
  condition: 'Usato',
};

test('the advert of the address is read among others, its miles as kilometres', () => {
  expect(vehicleIn(autotraderUkPage, autotraderUkUrl)).toEqual(own);
});

test('pounds are noted and no price; features are listed', () => {
  expect(readListing({ content: autotraderUkPage, url: autotraderUkUrl })).toMatchObject({
    evidence: { mileage: { raw: '50000' }, price: { unused: 'foreign-currency' } },
    equipment: ['Cruise control', 'Heated front seats'],
  });
});

test('an advert of another number is never read, be it the only one', () => {
  const state = { loaderData: { rail: [otherAdvert] } };
  const content = `<html lang="en-GB"><title>Autotrader</title><h1>Autotrader</h1><script>window.__staticRouterHydrationData = ${JSON.stringify(state)};</script>`;
  expect(vehicleIn(content, autotraderUkUrl)).toMatchObject({ kind: 'refused' });
});

test('without an address the cars of the page cannot be told apart', () => {
  expect(vehicleIn(JSON.stringify([autotraderUkAdvert, otherAdvert]))).toEqual({
    kind: 'refused',
    reason: 'several-vehicles',
  });
});

test('a page built otherwise is read by its key facts', () => {
  const content = autotraderUkPage.replaceAll('vehicleContext', 'carContext');
  const { driveType, condition, ...shown } = own;
  expect(vehicleIn(content, autotraderUkUrl)).toEqual({ ...shown, displacement: undefined });
});

test('a search page is several vehicles, an advert that is gone none', () => {
  expect(vehicleIn(autotraderUkSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(autotraderUkGonePage, autotraderUkUrl)).toEqual({
    kind: 'refused',
    reason: 'gone',
  });
});
