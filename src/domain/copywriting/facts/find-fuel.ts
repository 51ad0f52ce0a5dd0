import type { FuelType } from '#domain/vehicles/vocabularies.ts';
import type { Claim } from './claim.ts';
import { findLabels, judgeLabel } from './find-labels.ts';
import type { Judging } from './judging.ts';

/** What else is true of a car with that fuel: gas cars start on petrol, hybrids have an electric motor. */
const also: Partial<Record<FuelType, readonly FuelType[]>> = {
  Ibrido: ['Elettrico', 'Benzina'],
  GPL: ['Benzina'],
  Metano: ['Benzina'],
  Idrogeno: ['Elettrico'],
};

/** What drives the car. */
export function findFuel(judging: Judging): Claim[] {
  return findLabels(judging, 'fuel').map(({ label, start, end }) => ({
    ...judgeLabel(judging, label, { kind: 'fuel', family: 'fuel', field: 'fuelType', also }),
    start,
    end,
  }));
}
