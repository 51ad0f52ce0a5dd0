import type { Car } from '../../brief/car/car.ts';
import type { Note } from '../../brief/notes/note.ts';
import type { OwnWords } from '../../brief/notes/sort-notes.ts';
import type { Term } from '../../vocabulary/terms.ts';
import type { Phrases } from '../languages/voice.ts';
import type { Theme } from './themes.ts';

/**
 * Phrases for things that belong together. Each of `of` is one thing, or any one of several that argue
 * alike; in the phrases they are `{x}`, `{y}` and `{z}` in this order.
 */
export interface Argument {
  of: readonly (Term | readonly Term[])[];
  say: Phrases;
}

/** What is true of every example of a model, argued for. */
export interface ModelLines {
  /** Of "make model" as sellers type it, any case. */
  name: RegExp;
  say: Phrases;
}

/**
 * What a language needs to argue for a car instead of listing it. Phrases are in the notation of
 * `parse-template.ts`; `docs/how-the-writer-works.md` has the slots.
 */
export interface Arguments {
  /** What the notes say, each thing in the forms that sentences want; of the seller's own words what is surely a thing. */
  things(car: Car, own?: readonly OwnWords[]): Thing[];
  /** Each thing as its forms together: "il gancio, la retrocamera e i sensori"; `form` is the one they have. */
  listOf(items: readonly string[], form?: string): string;
  /** Whether long rows may do without articles: "dispone di retrocamera, sensori di parcheggio e gancio". */
  rowsAreBare: boolean;
  /** What parts two clauses of one sentence: ", e ". */
  joints: readonly string[];
  /** Beginnings of sentences that may go on after a joint in small letters; without it none does. */
  mayFollow?: RegExp;
  /** The beginning of a sentence whose subject is the car; what follows may go on after the sentence before. */
  ofTheCar?: RegExp;
  /** Picks `one` or `many` of "(è/sono)". */
  agree(text: string, plural: boolean): string;
  /** First sentences about the strongest thing, with the car's name. */
  leads: readonly Argument[];
  /** First sentences where no thing leads. */
  openings: Phrases;
  /** Why a thing, or some that belong together, are good to have. */
  reasons: readonly Argument[];
  /** Clauses about `{things}` of one theme, without a stop at their end. */
  themes: Record<Theme, Phrases>;
  /** The same about equipment of any theme, for a style that names it in rows: of the first row, and of further ones. */
  equipment?: readonly [first: Phrases, more: Phrases];
  /** What is true of every example of a model. */
  models: readonly ModelLines[];
  /** Sentences about engine, gearbox and drive. */
  engine: Phrases;
  /** What only the seller's aims say: whom the car is for, where it goes, why it is bought. */
  aims: Phrases;
  /** What the car has been through: `{past}` is a list of predicates. */
  past: Phrases;
  /** What was done to its parts and how they are, where `{past}` leaves it out: `{work}` is a list of clauses. */
  work?: Phrases;
  /** The same where nothing of it is of the past: seats, registration, mileage. */
  state: Phrases;
  /** `{things}` that no theme has a word for. */
  remaining: Phrases;
  /** What of the form is left over. */
  details: Phrases;
  /** What no other sentence had room for. */
  rest: Phrases;
  /** What is wrong: `{things}`, or what the car is or has done; `{states}` is what of it is in order. */
  defects: Phrases;
  price: Phrases;
  /** Terms of sale that are sentences. */
  terms: Phrases;
  /** That not everybody may buy the car: `{things}` says who may. */
  restrictions: Phrases;
  /** Last sentences about the thing that led. */
  leadClosings: readonly Argument[];
  closings: Phrases;
}

/** One thing that the notes say, as sentences want it. */
export interface Thing {
  /** By which the text is known to tell it. */
  fact: string;
  /** A fact of the form that is the same. */
  also?: string;
  /** None of the seller's own words. */
  term: Term | undefined;
  kind: Note['kind'];
  /** A noun, or what the car is or has done. */
  isNoun: boolean;
  isPlural: boolean;
  /** Said as its term mostly is; "ha 4 posti" of seats, which are things, is not. */
  isUsual: boolean;
  /** Nothing more is said of it than the term says. */
  isBare: boolean;
  /** The form a slot asks for: "" with its article, "0" without, "un", or a preposition. */
  form(name: string): string;
}
