import { expect, test } from 'vitest';
import { mergeFindings } from '../../merging/merge-findings.ts';
import { autoscout24State } from './autoscout24.fixture.ts';
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

test('a page of search results is several vehicles', () => {
  const state = { props: { pageProps: { listings: [{}, {}] } } };
  expect(readAutoscout24(state, undefined)?.severalVehicles).toBe(true);
});
