import type { VehicleField } from '#domain/vehicles/vehicle.ts';

/** `tag` of an attribute: the same in every language of the site, which its label is not. */
export const fieldsByTag: Readonly<Record<string, readonly VehicleField[]>> = {
  firstRegistration: ['year'],
  mileage: ['mileage'],
  fuel: ['fuelType'],
  transmission: ['transmission'],
  power: ['power'],
  color: ['color'],
  // `Limousine, Vorführfahrzeug`
  category: ['category', 'condition'],
  doorCount: ['doors'],
  driveType: ['driveType'],
  cubicCapacity: ['displacement'],
};
