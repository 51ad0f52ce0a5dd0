import type { Category, Color, Condition, FuelType, Transmission } from '#domain/vehicles/vocabularies.ts';
import type { FigureUnit } from './figure.ts';
import type { Statement } from './statements.ts';

/** Which wheels are driven, whatever the label: 4x4, AWD and Integrale are one. */
export type Drive = 'front' | 'rear' | 'all';

/** How a figure is bounded by the words before it: "meno di", "oltre", "circa". */
export type Bound = 'less' | 'more' | 'about';

/** What the words around a figure say that it is about. */
export const cues = [
  'range',
  'warranty',
  'financing',
  'service',
  'inspection',
  'charging',
  'age',
  'hours',
  'otherSum',
  'otherDistance',
  'engine',
  'since',
  'sprint',
  'load',
] as const;
export type Cue = (typeof cues)[number];

/**
 * One language's words for the facts of a car, as patterns in the notation of `compile-pattern.ts`:
 * small letters, a space for any space or hyphen, `@` for the rest of a word.
 */
export interface FactWords {
  /** Parts of number words, from which "quarantaseimila" and "forty-six thousand" are read. */
  numbers: Readonly<Record<string, number>>;
  /** What makes thousands of the number before it: "mila". */
  thousand: string;
  /** Units right behind a number. */
  units: Readonly<Record<FigureUnit, string>>;
  /** Words before a number that stand for its unit: "Kilometerstand: 42.000". */
  leads: Readonly<Partial<Record<FigureUnit, string>>>;
  /** What adds half a unit behind it: "tre tonnellate e mezza". */
  half?: string;
  bounds: Readonly<Record<Bound, string>>;
  cues: Readonly<Record<Cue, string>>;
  /** Words right before a time of day: "il casello delle 7". */
  clock: string;
  fuel: Readonly<Record<FuelType, string>>;
  transmission: Readonly<Record<Transmission, string>>;
  drive: Readonly<Record<Drive, string>>;
  body: Readonly<Record<Category, string>>;
  condition: Readonly<Record<Condition, string>>;
  color: Readonly<Record<Color, string>>;
  /** What stands right before or behind a colour when it is the car's; `§` is the car's name. */
  colorOfCar: { before: string; after: string };
  /** The same when it is the colour of a part: seats, wheels, roof. */
  colorOfPart: { before: string; after: string };
  /** Words before a kind of car that say that this is one. */
  presenting: string;
  /** Words before a kind of car that compare instead of saying what this one is. */
  comparing: string;
  /** The guarantee as a thing one has; and the words that say there is none, as a whole. */
  warranty: string;
  noWarranty: string;
  /** The guarantee of the maker, the extended one. */
  makerWarranty: string;
  extendedWarranty: string;
  statements: Readonly<Record<Statement, string>>;
  /** What turns the words behind it into their absence. */
  negations: string;
  /** What ends the reach of a negation: "con", "ma". */
  connectors: string;
  /** Clauses that suppose: "se cerchi". */
  hypotheses: string;
  /** Words that notes use for equipment and prose for other things. */
  plainWords: string;
  /** Turns that look like facts and are none: "a 360 gradi", "strade bianche"; taken out first. */
  idioms: string;
}
