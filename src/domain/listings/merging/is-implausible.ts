import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';

/** Above these a figure is likelier a slip, a telephone or another thing's than this car's. */
const most: Partial<Record<VehicleField, number>> = {
  price: 2_000_000,
  mileage: 900_000,
  power: 1600,
  displacement: 9000,
};
/** Two doors at the back count for one of four here. */
const withSixDoors: readonly Vehicle['category'][] = ['Furgone', 'Monovolume', 'Pickup'];
const hardlyDriven = 100;

/**
 * True for a figure (km, CV, euro, cc) that hardly any such car has: six million euro, a mileage that is the year,
 * six doors on a hatchback, a used car nobody drove. It is put to the seller as a question.
 */
export function isImplausible(field: VehicleField, vehicle: Vehicle): boolean {
  const value = vehicle[field];
  if (typeof value !== 'number') return false;
  if (value > (most[field] ?? Number.POSITIVE_INFINITY)) return true;
  if (field === 'doors') return value > 5 && !withSixDoors.includes(vehicle.category);
  if (field !== 'mileage') return false;
  return value === vehicle.year || (value < hardlyDriven && vehicle.condition === 'Usato');
}
