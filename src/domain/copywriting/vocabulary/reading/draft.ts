import type { Meaning, Modifier } from '../meaning.ts';
import type { Term } from '../terms.ts';
import { impliedBy, inner, inOtherWords } from './attaching-lexicon.ts';

/** A thing or a place that more can be said of. */
export interface Holder {
  term: Term;
  modifiers: Modifier[];
}

/** A meaning in the making. */
export interface Draft extends Holder {
  start: number;
  end: number;
  places: Holder[];
  figure?: NonNullable<Meaning['figure']>;
  count?: number;
  km?: number;
  date?: NonNullable<Meaning['date']>;
  name?: string;
}

/** Says a modifier of a thing, once, in the words that suit it, unless it goes without saying. */
export function addModifier(holder: Holder, said: Modifier) {
  const modifier = inOtherWords(holder.term, said);
  if (ends.has(modifier) && holder.modifiers.includes('frontAndRear')) return;
  if (modifier === 'frontAndRear') holder.modifiers = holder.modifiers.filter((one) => !ends.has(one));
  if (!holder.modifiers.includes(modifier) && !impliedBy(holder.term).includes(modifier))
    holder.modifiers.push(modifier);
}

const ends: ReadonlySet<Modifier> = new Set<Modifier>(['front', 'rear']);

/** "pacchetto S line": one thing called by two of its names. */
export function mergeInto(thing: Draft, again: Draft) {
  thing.end = again.end;
  for (const modifier of again.modifiers) addModifier(thing, modifier);
  if (again.figure) thing.figure ??= again.figure;
  if (again.name) thing.name = again.name;
}

/** A modifier that says in which state a thing is, and not only where or of what kind. */
export const isState = (modifier: Modifier) => !inner.has(modifier);
