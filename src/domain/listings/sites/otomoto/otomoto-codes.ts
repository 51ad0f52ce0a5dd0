import type { VehicleField } from '#domain/vehicles/vehicle.ts';

/** The parameters of an ad, the same in every country; `transmission` is the drive, `gearbox` the gearbox. */
export const fieldByParameter: Readonly<Record<string, VehicleField>> = {
  make: 'make',
  model: 'model',
  date_registration: 'year',
  first_registration_year: 'year',
  year: 'year',
  mileage: 'mileage',
  fuel_type: 'fuelType',
  gearbox: 'transmission',
  engine_power: 'power',
  color: 'color',
  body_type: 'category',
  door_count: 'doors',
  transmission: 'driveType',
  engine_capacity: 'displacement',
  damaged: 'condition',
  new_used: 'condition',
};

/** Units of values that are bare numbers: power is in metric horsepower under each country's name for it. */
export const unitOfParameter: Readonly<Record<string, string>> = {
  mileage: 'km',
  engine_power: 'CV',
  engine_capacity: 'cc',
};

/** What codes mean where our words would read them otherwise or not at all; others are read as they are. */
export const wordOfCode: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transmission: {
    'front-wheel': 'front',
    'rear-wheel': 'rear',
    'all-wheel-auto': 'all',
    'all-wheel-lock': 'all',
    'all-wheel-permanent': 'all',
  },
  body_type: { combi: 'estate', compact: 'hatchback', 'small-cars': 'city car' },
  damaged: { 1: 'damaged' },
};
