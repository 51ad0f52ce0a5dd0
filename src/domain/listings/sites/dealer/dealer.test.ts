import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { prosePage, soldPage, stockPage, themedPage, tiledPage } from './dealer.fixture.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

test('a table of facts is read; filters, the old price, the loan, the part exchange and other cars are not', () => {
  expect(vehicleIn(themedPage)).toEqual({
    make: 'Jeep',
    model: 'Renegade',
    year: 2020,
    mileage: 48_300,
    fuelType: 'Diesel',
    transmission: 'Manuale',
    power: 120,
    price: 16_900,
    color: 'Grigio',
    category: 'SUV',
    doors: 5,
    driveType: 'Anteriore',
    displacement: 1598,
    warranty: '12 mesi',
  });
});

test('tiles of values above their labels are read; a range is no mileage, a battery no warranty', () => {
  expect(vehicleIn(tiledPage)).toEqual({
    make: 'Renault',
    model: 'Zoe',
    year: 2021,
    mileage: 42_150,
    fuelType: 'Elettrico',
    transmission: 'Automatica',
    power: 109,
    price: 13_500,
    color: 'Bianco',
    doors: 5,
  });
});

test('of prose only the title and the description say what is sure', () => {
  expect(vehicleIn(prosePage)).toEqual({
    make: 'Fiat',
    model: 'Panda',
    year: 2018,
    mileage: 58_000,
    power: 69,
  });
});

test('a stock list is several vehicles, a sold car none', () => {
  expect(vehicleIn(stockPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(soldPage)).toEqual({ kind: 'refused', reason: 'gone' });
});
