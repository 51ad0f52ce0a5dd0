import { expect, test } from 'vitest';
import { mergeFindings } from '../../merging/merge-findings.ts';
import { readListing } from '../../read-listing.ts';
import { autoscout24Gone, autoscout24Page, autoscout24State } from './autoscout24.fixture.ts';
import { readAutoscout24 } from './read-autoscout24.ts';

type Ad = (typeof autoscout24State)['props']['pageProps']['listingDetails'];

function read(change: (ad: Ad) => void = () => {}) {
  const state = structuredClone(autoscout24State);
  change(state.props.pageProps.listingDetails);
  const result = readAutoscout24(state, undefined);
  return mergeFindings(result?.findings ?? []);
}

test('a hybrid stays a hybrid although its primary fuel is electricity', () => {
  expect(read().vehicle).toEqual({
    make: 'Fiat',
    model: '500',
    year: 2021,
    mileage: 41_200,
    fuelType: 'Ibrido',
    transmission: 'Manuale',
    power: 69,
    price: 14_350,
    color: 'Verde',
    category: 'Berlina',
    doors: 3,
    driveType: 'Anteriore',
    displacement: 999,
    condition: 'Km 0',
    warranty: '12 mesi',
  });
});

test('the kind of paint is no colour', () => {
  const { vehicle } = read((ad) => Object.assign(ad.vehicle, { bodyColorOriginal: null }));
  expect(vehicle.color).toBeUndefined();
});

test('an electric car has no displacement', () => {
  const { vehicle } = read((ad) =>
    Object.assign(ad.vehicle, { rawDisplacementInCCM: 0, fuelCategory: { raw: 'E' } }),
  );
  expect(vehicle).toMatchObject({ fuelType: 'Elettrico' });
  expect(vehicle.displacement).toBeUndefined();
});

test('a price in another currency is noted and not used', () => {
  const { vehicle, evidence } = read((ad) => Object.assign(ad.prices.public, { price: '$ 14,350' }));
  expect(vehicle.price).toBeUndefined();
  expect(evidence.price).toMatchObject({ raw: '$ 14,350', unused: 'foreign-currency' });
});

test.each<[string, (ad: Ad) => void, object]>([
  [
    'a new car that nobody registered',
    ({ vehicle }) =>
      Object.assign(vehicle, {
        offerType: 'N',
        firstRegistrationDateRaw: null,
        mileageInKmRaw: null,
        mileageInKm: '- km',
      }),
    { condition: 'Nuovo', year: undefined, mileage: undefined, price: 14_350 },
  ],
  [
    'a demonstration car',
    ({ vehicle }) => Object.assign(vehicle, { offerType: 'D', mileageInKmRaw: 10 }),
    { condition: 'Aziendale', mileage: 10 },
  ],
  [
    "a year-old car of the maker's staff",
    ({ vehicle }) => Object.assign(vehicle, { offerType: 'J' }),
    { condition: 'Usato' },
  ],
  [
    'a damaged car',
    ({ vehicle }) => Object.assign(vehicle.rawData.condition.damage, { isCurrentlyDamaged: true }),
    { condition: 'Semicollisione' },
  ],
  [
    'a motorbike',
    ({ vehicle }) =>
      Object.assign(vehicle, {
        make: 'Ducati',
        model: 'Monster',
        bodyType: 'Naked',
        rawData: { bodyType: { raw: 'NakedBike' }, engine: { transmissionType: { raw: 'Manual' } } },
        driveTrain: 'Catena',
        numberOfDoors: null,
        offerType: 'U',
      }),
    { make: 'Ducati', category: undefined, doors: undefined, driveType: undefined, displacement: 999 },
  ],
  [
    'codes that are none',
    ({ vehicle }) => Object.assign(vehicle, { offerType: 'constructor' }),
    { condition: undefined },
  ],
])('%s is read', (_, change, expected) => {
  const { vehicle } = read(change);
  const fields = Object.keys(expected) as (keyof typeof vehicle)[];
  expect(Object.fromEntries(fields.map((field) => [field, vehicle[field]]))).toEqual(expected);
});

test.each<[string, object, string]>([
  ['on request', { onRequestOnly: true, price: null, priceRaw: 0 }, 'price-on-request'],
  ['without tax', { price: '€ 11.762', priceRaw: 11_762, netPriceRaw: 11_762 }, 'net-price'],
])('a price %s is noted and not used', (_, price, unused) => {
  const { vehicle, evidence } = read((ad) => Object.assign(ad.prices.public, price));
  expect(vehicle.price).toBeUndefined();
  expect(evidence.price).toMatchObject({ unused });
});

test('what dealers pay each other is nobody else’s price', () => {
  const { vehicle } = read((ad) => Object.assign(ad.prices, { public: null }));
  expect(vehicle.price).toBeUndefined();
});

test('equipment is listed by its name', () => {
  expect(readAutoscout24(autoscout24State, undefined)?.equipment).toEqual([
    'Climatizzatore',
    'Cruise control',
    'ABS',
  ]);
});

test('a page without its data is read by schema.org and labels, past leasing sums and other cars', () => {
  const reading = readListing({ content: autoscout24Page });
  expect(reading).toMatchObject({
    kind: 'listing',
    conflicts: {},
    vehicle: {
      make: 'Opel',
      model: 'Astra',
      year: 2026,
      mileage: 4200,
      fuelType: 'Benzina',
      transmission: 'Automatica',
      power: 130,
      price: 23_480,
      color: 'Grigio',
      category: 'Berlina',
      doors: 5,
      driveType: 'Anteriore',
      displacement: 1199,
      condition: 'Aziendale',
      warranty: '24 mesi',
    },
  });
});

test('data under another name is left for the evidence the page shows', () => {
  const renamed = JSON.stringify(autoscout24State).replace('listingDetails', 'detailPage');
  const content = autoscout24Page.replace('<body>', `<body><script id="__NEXT_DATA__">${renamed}</script>`);
  expect(readListing({ content })).toEqual(readListing({ content: autoscout24Page }));
});

test('an ad that was taken down is refused, whatever data and cars its page still has', () => {
  const state = structuredClone(autoscout24State);
  state.props.pageProps.listingDetails.status = 'Inactive';
  const data = `<script id="__NEXT_DATA__">${JSON.stringify(state)}</script>`;
  for (const content of [autoscout24Gone, autoscout24Gone + data]) {
    expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'gone' });
  }
});

test('a motorbike is refused by name', () => {
  const content = autoscout24Page
    .replace('"Car"', '"Motorbike"')
    .replaceAll('Opel', 'Ducati')
    .replaceAll('Astra', 'Monster');
  expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'motorbike' });
});

test('a price on request is noted where only schema.org has the vehicle', () => {
  const content = autoscout24Page
    .replaceAll('€ 23.480', 'Preis auf Anfrage')
    .replace('"price":23480', '"price":0');
  const reading = readListing({ content });
  expect(reading).toMatchObject({ evidence: { price: { unused: 'price-on-request' } } });
  expect(reading).not.toHaveProperty('vehicle.price');
});

test('a page of search results is refused as several vehicles', () => {
  const state = { props: { pageProps: { listings: [{ id: 'a' }, { id: 'b' }], numberOfResults: 2 } } };
  const content = `<title>Opel Astra gebraucht</title><h1>1.204 Angebote für Opel Astra</h1>
    <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`;
  expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'several-vehicles' });
});

test('the data a page fetches when it is reached from another is read like the page', () => {
  const { pageProps } = autoscout24State.props;
  const reading = readListing({ content: JSON.stringify({ pageProps }) });
  expect(reading).toMatchObject({ kind: 'listing', vehicle: { mileage: 41_200, price: 14_350, power: 69 } });
});

test('an ad whose data has no prices apart has the one it shows', () => {
  const { vehicle } = read((ad) =>
    Object.assign(ad, { prices: undefined, price: { priceFormatted: '€ 8.950,-' } }),
  );
  expect(vehicle.price).toBe(8950);
});

test('the body is the one the page names, before the code of its class', () => {
  const { vehicle } = read((ad) => {
    ad.vehicle.bodyType = 'Hatchback';
    ad.vehicle.rawData.bodyType = { raw: 'Compact' };
  });
  expect(vehicle.category).toBe('Hatchback');
});
