import { expect, test } from 'vitest';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { areAtOdds } from './are-at-odds.ts';

test.each<[VehicleField, string | number, string | number]>([
  ['mileage', 74_983, 75_000],
  ['mileage', 9_000, 9_100],
  ['mileage', 200_000, 201_900],
  ['power', 150, 151],
  ['displacement', 1598, 1600],
  ['model', 'Golf', 'Golf Variant'],
  ['model', '320d', 'Serie 3'],
  ['model', 'Classe A', 'A 180'],
  ['make', 'Škoda', 'Skoda'],
])('%s: %s and %s can both be right', (field, one, other) => {
  expect([areAtOdds(field, one, other), areAtOdds(field, other, one)]).toEqual([false, false]);
});

test.each<[VehicleField, string | number, string | number]>([
  ['mileage', 84_000, 88_500],
  ['mileage', 45_000, 46_000],
  ['mileage', 9_000, 9_101],
  ['power', 150, 153],
  ['displacement', 1598, 1659],
  ['price', 15_900, 15_500],
  ['year', 2018, 2019],
  ['model', '520d', 'Serie 3'],
  ['model', 'B 180', 'Classe A'],
  ['fuelType', 'Diesel', 'Benzina'],
])('%s: %s and %s cannot', (field, one, other) => {
  expect([areAtOdds(field, one, other), areAtOdds(field, other, one)]).toEqual([true, true]);
});
