import type { Brief } from '#domain/vehicles/brief.ts';
import type { Category, IntendedUse, TargetCustomer, VehicleType } from '#domain/vehicles/vocabularies.ts';
import type { Note } from '../notes/note.ts';
import { understandNotes } from '../notes/understand-notes.ts';
import type { Car } from './car.ts';
import { characterOf } from './character-of-model.ts';
import { cleanName } from './clean-name.ts';
import { fieldsOfNotes } from './fields-of-notes.ts';
import { findTraits } from './find-traits.ts';

/** What the writer may repeat of a brief. Whatever contradicts itself is left out, silently. */
export function readCar(typed: Brief, thisYear: number): Car {
  const understood = understandNotes(typed).notes;
  const stated = fieldsOfNotes(understood, typed);
  const brief = { ...typed, ...stated.fields };
  const { category, ...given } = brief;
  const facts = {
    ...given,
    make: cleanName(brief.make),
    model: cleanName(brief.model),
    year: brief.year !== undefined && brief.year > thisYear + 1 ? undefined : brief.year,
    mileage: believableMileage(brief),
    power: brief.power || undefined,
    price: brief.price || undefined,
    ...believableEngine(brief),
    condition: believableCondition(brief, thisYear),
    body: category ?? bodyOf(brief.vehicleTypes),
    warranty: isToldByNotes(brief.warranty, understood) ? undefined : brief.warranty,
    notes: understood.filter((note) => !stated.notes.has(note)),
  };
  const types = brief.vehicleTypes.filter((type) => suits(type, facts.body, brief));
  const cramped = isCramped(facts.body ?? bodyByName(`${facts.make} ${facts.model}`), brief.doors);
  const car = {
    ...facts,
    vehicleTypes: types,
    targetCustomers: brief.targetCustomers.filter((target) => !(cramped && needsRoom(target))),
    intendedUse: brief.intendedUse.filter((use) => !(cramped && needsRoom(use))),
    sellingPoints: believablePoints(brief),
  };
  return { ...car, traits: findTraits(car, thisYear) };
}

/** The notes say more of the warranty than the form: until when, how long, for whom. */
function isToldByNotes(warranty: Brief['warranty'], notes: readonly Note[]): boolean {
  if (warranty === 'Garanzia casa madre')
    return notes.some(({ meanings }) => meanings.some(({ term }) => /^makerWarranty/u.test(term)));
  const [, months = ''] = /^(\d+) mesi$/u.exec(warranty ?? '') ?? [];
  if (months === '') return false;
  const length = new RegExp(`(?<!\\d)${months} mesi|(?<!\\p{L})${inYears[months] ?? '-'}(?!\\p{L})`, 'iu');
  return notes.some(
    ({ kind, meanings, text }) =>
      kind === 'deal' && meanings.length === 0 && /garanzia/iu.test(text) && length.test(text),
  );
}

const inYears: Readonly<Record<string, string>> = {
  ...{ 12: '(?:un|1) anno', 24: '(?:due|2) anni', 36: '(?:tre|3) anni' },
};

const needsRoom = (aim: TargetCustomer | IntendedUse) =>
  aim === 'Famiglia con bambini' || aim === 'Uso familiare';

function bodyByName(name: string): Category | undefined {
  const { isLow, isVan } = characterOf(name);
  if (isVan) return 'Furgone';
  return isLow ? 'Coupé' : undefined;
}

function isCramped(body: Category | undefined, doors: number | undefined): boolean {
  if (body === 'Furgone') return (doors ?? 4) < 5;
  const low = body === 'Cabrio' || body === 'Coupé' || body === 'Sportiva';
  return low && (doors ?? 2) < 4;
}

/** An electric motor has no displacement and no gears to change. */
function believableEngine({ fuelType, displacement, transmission }: Brief) {
  if (fuelType !== 'Elettrico' && fuelType !== 'Idrogeno') {
    return { displacement: displacement || undefined, transmission };
  }
  return { displacement: undefined, transmission: transmission === 'Automatica' ? transmission : undefined };
}

/** A new car has not been driven, a "km 0" hardly. */
function believableCondition({ condition, mileage = 0, year }: Brief, thisYear: number) {
  const old = year !== undefined && thisYear - year > 3;
  if (condition === 'Nuovo' && (mileage > 1000 || old)) return undefined;
  if (condition === 'Km 0' && (mileage > 5000 || old)) return undefined;
  return condition;
}

/** A used car with nothing on the clock is a field nobody filled in. */
function believableMileage({ mileage, condition }: Brief) {
  if (mileage === 0 && condition !== 'Nuovo' && condition !== 'Km 0') return undefined;
  return mileage;
}

function bodyOf(types: readonly VehicleType[]): Category | undefined {
  const bodies: Partial<Record<VehicleType, Category>> = {
    Citycar: 'Citycar',
    SUV: 'SUV',
    'Station wagon': 'Station Wagon',
    Crossover: 'Crossover',
    Monovolume: 'Monovolume',
  };
  const named = types.flatMap((type) => bodies[type] ?? []);
  return named.length === 1 ? named[0] : undefined;
}

/** Which types each body may be called; anything else is a slip of the form. */
const suitingTypes = {
  Berlina: ['Compatta', 'Sportiva', 'Auto di lusso'],
  SUV: ['Compatta', 'SUV', 'Crossover', 'Sportiva', 'Fuoristrada', 'Auto di lusso'],
  Crossover: ['Compatta', 'SUV', 'Crossover', 'Fuoristrada', 'Auto di lusso'],
  Hatchback: ['Compatta', 'Citycar', 'Sportiva', 'Auto di lusso'],
  'Station Wagon': ['Station wagon', 'Sportiva', 'Auto di lusso', 'Crossover'],
  Coupé: ['Compatta', 'Sportiva', 'Supercar', 'Auto di lusso'],
  Cabrio: ['Compatta', 'Citycar', 'Sportiva', 'Supercar', 'Auto di lusso'],
  Monovolume: ['Compatta', 'Monovolume', 'Auto di lusso'],
  Pickup: ['Fuoristrada', 'Auto di lusso'],
  Furgone: [],
  Sportiva: ['Compatta', 'Sportiva', 'Supercar', 'Auto di lusso'],
  Citycar: ['Compatta', 'Citycar'],
} satisfies Record<Category, VehicleType[]>;

function suits(type: VehicleType, body: Category | undefined, { power = 0, doors }: Brief): boolean {
  if (type === 'Supercar' && power < 350) return false;
  if (type === 'Sportiva' && power > 0 && power < 100) return false;
  if (type === 'Monovolume' && doors === 2) return false;
  const suiting: readonly VehicleType[] | undefined = body && suitingTypes[body];
  return suiting?.includes(type) ?? true;
}

function believablePoints({ sellingPoints, fuelType, power = 0, displacement = 0, vehicleTypes }: Brief) {
  const electrified = fuelType === 'Elettrico' || fuelType === 'Ibrido' || fuelType === 'Idrogeno';
  const thirsty = !electrified && (power > 220 || displacement > 2600);
  const mighty = vehicleTypes.includes('Supercar') || power > 400;
  return sellingPoints.filter((point) => point !== 'Bassi consumi' || !(thirsty || mighty));
}
