import type { CarBrief } from '../../vehicles/brief.ts';
import { eachCar } from '../each-car.ts';
import type { ReviewedCar, StockStore } from '../stock-job.ts';

export interface OfferedCarsDeps {
  stock: Pick<StockStore, 'findJobs' | 'findCars'>;
}

/**
 * The cars of all jobs of an owner that are approved and neither sold nor withdrawn, those of the newest file first. A
 * car that comes again in a newer file is told once, as it is there.
 */
export async function* offeredCars({ stock }: OfferedCarsDeps, ownerId: string): AsyncIterable<ReviewedCar> {
  const told = new Set<string>();
  for (const { id: jobId } of await stock.findJobs(ownerId)) {
    const ofJob: string[] = [];
    for await (const car of eachCar(stock, { jobId, view: 'offered' })) {
      if (!car.text) continue;
      const identity = identityOf(car.text.description.brief);
      ofJob.push(identity);
      if (!told.has(identity)) yield car;
    }
    // Within one file each line is a car of its own: new ones may have all their data in common.
    for (const identity of ofJob) told.add(identity);
  }
}

/** What makes cars of two files the same: the plate, the dealer's number, or else all that hardly changes. */
function identityOf({ details, make, model, year, mileage, color, power, fuelType }: CarBrief): string {
  const { plate, stockNumber, version } = details ?? {};
  if (plate) return `plate ${plate.replace(/[^\p{L}\d]/gu, '').toUpperCase()}`;
  if (stockNumber) return `number ${stockNumber.toUpperCase()}`;
  return JSON.stringify([make, model, version, year, mileage, color, power, fuelType]).toLowerCase();
}
