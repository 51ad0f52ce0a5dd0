import type { VehicleType } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../brief/car/car.ts';
import type { CopyStyle } from '../../copy.ts';
import type { Random } from '../seeded-random.ts';
import type { PlannedBeat } from './beat.ts';

/** What the seller wants the reader to feel, the most telling first. */
export function findAims(car: Car, style: CopyStyle, random: Random): PlannedBeat[] {
  const uses: PlannedBeat[] =
    car.intendedUse.length > (style === 'advanced' ? 2 : 1)
      ? [{ topic: 'section', of: 'usesTogether' }]
      : car.intendedUse.map((of) => ({ topic: 'use', of }));
  const targets: PlannedBeat[] =
    style === 'professional' && car.targetCustomers.length > 1 && !car.traits.has('damaged')
      ? [{ topic: 'section', of: 'people' }]
      : car.targetCustomers.map((of) => ({ topic: 'target', of }));
  const points: PlannedBeat[] = car.sellingPoints.map((of) => ({ topic: 'point', of }));
  const types: PlannedBeat[] = car.vehicleTypes
    .filter((type) => !isSaidByBody(type, car))
    .map((of) => ({ topic: 'type', of }));
  const [firstUse, ...otherUses] = random.shuffle(uses);
  if (car.traits.has('damaged')) return [...points, ...targets].filter(isAboutMoney);
  return [
    ...present(firstUse),
    ...points.slice(0, 1),
    ...targets.slice(0, 1),
    ...points.slice(1),
    ...otherUses,
    ...targets.slice(1),
    ...types.slice(0, 1),
  ];
}

/** Of a car that has to be repaired first, only what it costs can be praised. */
const isAboutMoney = (beat: PlannedBeat) =>
  (beat.topic === 'point' && beat.of === 'Rapporto qualità-prezzo') ||
  (beat.topic === 'target' && beat.of === 'Attento al budget');

const present = (beat: PlannedBeat | undefined) => (beat ? [beat] : []);

const named: Partial<Record<VehicleType, Car['body']>> = {
  Citycar: 'Citycar',
  SUV: 'SUV',
  'Station wagon': 'Station Wagon',
  Crossover: 'Crossover',
  Monovolume: 'Monovolume',
  Sportiva: 'Sportiva',
};

const isSaidByBody = (type: VehicleType, car: Car) => named[type] !== undefined && named[type] === car.body;
