import { sampleBrief } from '../descriptions/sample-brief.ts';
import type { PlanId } from '../subscriptions/plans.ts';
import { type Brief, briefSchema } from '../vehicles/brief.ts';

export interface SampleCar {
  /** A UUID, the same with every call. */
  id: string;
  brief: Brief;
  createdAt: Date;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Made-up cars, newest first, and how long ago each was described, in milliseconds. */
const cars: readonly { number: number; brief: Brief; age: number }[] = [
  { number: 1, age: 2 * hour, brief: sampleBrief },
  {
    number: 2,
    age: 26 * hour,
    brief: briefSchema.parse({
      ...{ make: 'Fiat', model: '500 Hybrid', year: 2022, mileage: 21_500, fuelType: 'Ibrido' },
      ...{ transmission: 'Manuale', power: 70, price: 13_400, category: 'Citycar', color: 'Bianco' },
      ...{ targetCustomers: ['Neopatentato'], intendedUse: ['Città'], sellingPoints: ['Facile parcheggio'] },
    }),
  },
  {
    number: 3,
    age: 33 * day,
    brief: briefSchema.parse({
      ...{ make: 'Toyota', model: 'Yaris Cross', year: 2023, mileage: 18_900, fuelType: 'Ibrido' },
      ...{ transmission: 'Automatica', power: 116, price: 24_700, category: 'Crossover', color: 'Grigio' },
      ...{ targetCustomers: ['Pendolare'], intendedUse: ['Uso misto'], sellingPoints: ['Bassi consumi'] },
    }),
  },
  {
    number: 4,
    age: 64 * day,
    brief: briefSchema.parse({
      ...{ make: 'Volkswagen', model: 'Golf', year: 2020, mileage: 74_300, fuelType: 'Diesel' },
      ...{ transmission: 'Manuale', power: 115, price: 17_200, category: 'Hatchback', color: 'Blu' },
      ...{ targetCustomers: ['Pendolare'], intendedUse: ['Viaggi lunghi'], sellingPoints: ['Bassi consumi'] },
    }),
  },
  {
    number: 5,
    age: 95 * day,
    brief: briefSchema.parse({
      ...{ make: 'Jeep', model: 'Compass', year: 2021, mileage: 49_800, fuelType: 'Benzina' },
      ...{ transmission: 'Automatica', power: 150, price: 23_500, category: 'SUV', color: 'Nero' },
      ...{ targetCustomers: ['Famiglia con bambini'], intendedUse: ['Uso familiare'] },
      sellingPoints: ['Comfort / Silenziosità'],
    }),
  },
];

const longestMonth = 31 * day;

/** The made-up cars of a sample dealer, newest first; on FREE none of the current month, so that its one is left. */
export function sampleStock(plan: PlanId, now: Date): SampleCar[] {
  return cars
    .filter(({ age }) => plan !== 'FREE' || age > longestMonth)
    .map(({ number, brief, age }) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      brief,
      createdAt: new Date(now.getTime() - age),
    }));
}
