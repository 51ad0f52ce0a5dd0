import type { Term } from './terms.ts';

/** Where a thing is. */
export const places = [
  'front',
  'rear',
  'frontAndRear',
  'left',
  'right',
  'sides',
  'driver',
  'passenger',
] as const;

/** What may be said about a thing: where it is, of what kind, in which state. */
export const modifiers = [
  ...places,
  // of what kind
  'electric',
  'automatic',
  'manual',
  'heated',
  'wireless',
  'original',
  'sport',
  'leather',
  'fabric',
  'led',
  'black',
  'white',
  'red',
  'grey',
  'brown',
  'beige',
  'blue',
  'darkened',
  'chromed',
  'diamondCut',
  'carbon',
  'metallic',
  'glass',
  'metal',
  'wood',
  'aluminium',
  'large',
  'small',
  'light',
  'some',
  'several',
  'many',
  'double',
  'second',
  'third',
  'complete',
  'partial',
  'removable',
  'foldable',
  // in which state
  'new',
  'nearlyNew',
  'fair',
  'good',
  'excellent',
  'perfect',
  'worn',
  'replaced',
  'neverReplaced',
  'toReplace',
  'repaired',
  'toRepair',
  'overhauled',
  'cleaned',
  'toOverhaul',
  'broken',
  'missing',
  'notWorking',
  'intermittent',
  'poor',
  'working',
  'scratched',
  'dented',
  'cracked',
  'chipped',
  'torn',
  'stained',
  'rusty',
  'repainted',
  'toRepaint',
  'toCheck',
  'toAdjust',
  'toUpdate',
  'toPolish',
  'toClean',
  'empty',
  'deployed',
  'hard',
  'noisy',
  'faded',
  'clogged',
  'bent',
  'damaged',
  'detached',
  'leaking',
  'sticky',
  'slack',
  'jerky',
  'slow',
  'pierced',
  'slipping',
  'warm',
  'onBumps',
  'cold',
  'certified',
  'documented',
  'withInvoice',
  'recent',
  'official',
  'regular',
  'included',
  'notIncluded',
  'optional',
  'possible',
  'paid',
  'expired',
  'checked',
  'approved',
  'onDelivery',
] as const;
export type Modifier = (typeof modifiers)[number];

/** How many of a thing there are, where nobody counted them. */
export const amounts: ReadonlySet<Modifier> = new Set<Modifier>(['some', 'several', 'many']);

/** Units that figures of notes come in; `euro` amounts are in whole euro. */
export const units = [
  'inches',
  'km',
  'months',
  'years',
  'kWh',
  'kW',
  'CV',
  'litres',
  'kg',
  'percent',
  'degrees',
  'euro',
  'euroPerMonth',
  'seats',
  'cm',
  'mm',
  'metres',
  'speeds',
  'zones',
  'watts',
  'days',
  'workingDays',
  'hours',
  'runningHours',
  'ways',
  'kmh',
  'ampereHours',
] as const;
export type Unit = (typeof units)[number];

/** One thing that a note or a text says, in no language: the seller's words understood. */
export interface Meaning {
  term: Term;
  /** Where it stands in the text it was read from, in UTF-16 units. */
  start: number;
  end: number;
  modifiers: readonly Modifier[];
  /** The parts a damage is on: "danno a paraurti e cofano"; each with its own modifiers. */
  places: readonly Place[];
  /** "18 pollici", "77 kWh", "7 posti". */
  figure?: { value: number; unit: Unit };
  /** "2 chiavi". */
  count?: number;
  /** When it was done or until when it holds: at how many km, in which year, month (1 to 12). */
  km?: number;
  date?: { year: number; month?: number };
  /** A brand, a code, a place as the seller wrote it: "Harman Kardon", "S line", "Euro 6d". */
  name?: string;
}

export interface Place {
  term: Term;
  modifiers: readonly Modifier[];
}
