import type { FuelType } from '#domain/vehicles/vocabularies.ts';

/** What else is true of a car with that fuel: gas cars start on petrol, hybrids and fuel cells drive an electric motor. */
export const includedFuels: Partial<Record<FuelType, readonly FuelType[]>> = {
  Ibrido: ['Elettrico', 'Benzina'],
  GPL: ['Benzina'],
  Metano: ['Benzina'],
  Idrogeno: ['Elettrico'],
};

/** Returns whether a car whose field names one fuel also runs on, or is also driven by, the other. */
export const isIncluded = (fuel: FuelType, given: FuelType | undefined): boolean =>
  given === fuel || (given !== undefined && (includedFuels[given]?.includes(fuel) ?? false));
