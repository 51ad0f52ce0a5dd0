import { expect, test } from 'vitest';
import { mergeFindings } from '../../merging/merge-findings.ts';
import { readAutotraderUk } from './read-autotrader-uk.ts';

const contextsOf = (advertId: string, make: string) => ({
  advertContext: {
    advertId,
    make,
    model: 'Prova',
    year: 2019,
    mileage: 50_000,
    condition: 'used',
    price: 8200,
  },
  vehicleContext: {
    standardMake: make,
    standardModel: 'Focus',
    fuelType: 'Petrol',
    standardDrivetrain: 'Front Wheel Drive',
  },
});
const state = {
  loaderData: { own: contextsOf('200000000000001', 'Ford'), rail: [contextsOf('200000000000002', 'Kia')] },
};

test('miles become kilometres and pounds no price', () => {
  const result = readAutotraderUk(state, 'https://www.autotrader.co.uk/car-details/200000000000001');
  const { vehicle, evidence } = mergeFindings(result?.findings ?? []);
  expect(vehicle).toEqual({
    make: 'Ford',
    model: 'Focus',
    year: 2019,
    mileage: 80_467,
    fuelType: 'Benzina',
    driveType: 'Anteriore',
    condition: 'Usato',
  });
  expect(evidence.price?.unused).toBe('foreign-currency');
  expect(evidence.mileage?.raw).toBe('50000');
});

test('without an address the cars of the page cannot be told apart', () => {
  expect(readAutotraderUk(state, undefined)?.severalVehicles).toBe(true);
});
