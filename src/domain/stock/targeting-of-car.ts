import type { CarBrief } from '../vehicles/brief.ts';
import { suggestTargeting } from '../vehicles/suggest-targeting.ts';
import { type Targeting, targetingFields } from '../vehicles/targeting.ts';
import { readCarEntry } from './read-car-entry.ts';
import type { StockCar, StockJob } from './stock-job.ts';

/** Returns the checked car with whom its texts are for: as the job says for all, else as chosen or suggested for it. */
export function withTargeting(
  { targeting }: Pick<StockJob, 'targeting'>,
  car: Pick<StockCar, 'entry' | 'targeting'>,
): CarBrief {
  const brief = readCarEntry(car.entry);
  const chosen = targeting === 'by-car' ? targetingOfCar(brief, car) : targeting;
  return { ...brief, ...Object.fromEntries(targetingFields.map((field) => [field, chosen[field]])) };
}

/** Whom the texts of a car are for where that is chosen car by car: the seller's choice, else what its data suggest. */
export const targetingOfCar = (brief: CarBrief, { targeting }: Pick<StockCar, 'targeting'>): Targeting =>
  targeting ?? suggestTargeting(brief);
