import type { Meaning } from './meaning.ts';
import type { Term } from './terms.ts';

/** Returns whether what a text says is what was stated: the same thing, one called by its name, or a damage of the very part. */
export const saysTheSame = (said: Meaning, stated: Meaning): boolean =>
  said.term === stated.term ||
  said.places.some(({ term }) => term === stated.term) ||
  kinds.some((kind) => kind.has(said.term) && kind.has(stated.term));

/** A meaning without where it stands, to be compared with others; the order of its modifiers does not matter. */
export const spelledOut = ({ start: _start, end: _end, ...what }: Meaning): string =>
  JSON.stringify({ ...what, modifiers: what.modifiers.toSorted() });

/** What an accident leaves. */
export const crashes: ReadonlySet<Term> = new Set<Term>([
  'damage',
  'accidentDamage',
  'impact',
  'wasCrashed',
  'wasCrashedRepaired',
  'minorCrashRepaired',
]);

/** Damages that are called by each other's names. */
const kinds: readonly ReadonlySet<Term>[] = [
  crashes,
  new Set<Term>(['scratch', 'scratches', 'usageMarks', 'parkingMarks', 'workMarks', 'wear']),
  new Set<Term>(['dent', 'dents', 'parkingDents', 'hailDamage']),
  new Set<Term>(['leak', 'oilLeak', 'waterLeak', 'fuelLeak', 'brakeFluidLeak', 'oilUse']),
  new Set<Term>(['crack', 'stoneChip', 'tear', 'burn', 'stain', 'stains', 'stoneChips']),
  new Set<Term>(['fault', 'warningLight', 'warningLamp', 'noise', 'vibration', 'smoke', 'toRepair']),
  new Set<Term>(['smoke', 'blueSmoke', 'blackSmoke', 'whiteSmoke']),
  new Set<Term>(['fadedPaint', 'peelingPaint', 'paint']),
  new Set<Term>(['toRepair', 'toRestore', 'forParts']),
  new Set<Term>(['battery', 'anyBattery', 'starterBattery', 'rentedBattery']),
  new Set<Term>(['climate', 'airConditioning', 'manualClimate', 'automaticClimate', 'dualZoneClimate']),
  new Set<Term>(['alloyWheels', 'rims', 'steelWheels', 'wheels', 'rim', 'tyres']),
  new Set<Term>(['leather', 'leatherSeats', 'seat', 'interior', 'upholstery']),
  new Set<Term>(['inspectionExpired', 'inspectionDue', 'inspection']),
  new Set<Term>(['rust', 'rustSpots', 'rustThrough']),
  new Set<Term>(['damage', 'defect', 'blemish', 'fault']),
  new Set<Term>(['timing', 'timingBelt', 'timingChain']),
];
