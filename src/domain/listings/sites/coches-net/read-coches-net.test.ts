import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  cochesNetAd,
  cochesNetGonePage,
  cochesNetPage,
  cochesNetSearchPage,
  cochesNetUrl,
} from './coches-net.fixture.ts';

function vehicleIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'SEAT',
  model: 'Ibiza',
  year: 2019,
  mileage: 64_500,
  fuelType: 'Benzina',
  transmission: 'Manuale',
  power: 95,
  price: 12_990,
  color: 'Bianco',
  doors: 5,
  condition: 'Usato',
  warranty: '12 mesi',
};

test('the ad in the twice written state is read with the JSON-LD beside it; financed prices are not', () => {
  expect(vehicleIn(cochesNetPage, cochesNetUrl)).toEqual(own);
});

test('a price may be a thing of its own', () => {
  const ad = { ...cochesNetAd, price: { amount: 9900, financedAmount: 8400, hasTaxes: true } };
  expect(vehicleIn(JSON.stringify({ ad }))).toMatchObject({ price: 9900 });
});

test('no warranty is promised where the ad denies it', () => {
  expect(vehicleIn(JSON.stringify({ ad: { ...cochesNetAd, hasWarranty: false } }))).not.toHaveProperty(
    'warranty',
  );
});

test('a page built otherwise is read by its JSON-LD', () => {
  const { power, condition, warranty, ...shown } = own;
  expect(vehicleIn(cochesNetPage.replaceAll('__INITIAL_PROPS__', '__APP_CONTEXT__'), cochesNetUrl)).toEqual({
    ...shown,
    model: 'Ibiza',
  });
});

test('a search page is several vehicles, an expired ad none', () => {
  expect(vehicleIn(cochesNetSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(cochesNetGonePage, cochesNetUrl)).toEqual({ kind: 'refused', reason: 'gone' });
});

test('data of the same kind on a page in another currency gives no price from elsewhere', () => {
  const ad = { ...cochesNetAd, price: { amount: 9900, currency: 'CHF' } };
  expect(readListing({ content: JSON.stringify({ ad }) })).toMatchObject({
    evidence: { price: { unused: 'foreign-currency' } },
  });
});
