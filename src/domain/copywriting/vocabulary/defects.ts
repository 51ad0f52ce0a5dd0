import type { Meaning, Modifier } from './meaning.ts';
import { type Term, type TermKind, terms } from './terms.ts';

/** States that a buyer must be told of, whatever thing they are said of. */
export const defects: ReadonlySet<Modifier> = new Set<Modifier>([
  'worn',
  'toReplace',
  'toRepair',
  'toOverhaul',
  'broken',
  'missing',
  'notWorking',
  'scratched',
  'dented',
  'cracked',
  'chipped',
  'torn',
  'stained',
  'rusty',
  'toRepaint',
  'empty',
  'deployed',
  'hard',
  'noisy',
  'faded',
  'clogged',
  'bent',
  'damaged',
  'detached',
  'slipping',
  'toCheck',
  'poor',
  'slow',
  'neverReplaced',
  'leaking',
  'toAdjust',
  'toUpdate',
  'toPolish',
  'toClean',
  'sticky',
  'slack',
  'intermittent',
  'jerky',
  'pierced',
  'notIncluded',
  'expired',
]);

/** A damage named only to say that the car has none: "senza graffi". */
export const isDenied = ({ term, modifiers }: Meaning) =>
  terms[term] === 'damage' && modifiers.includes('missing');

/**
 * Which part of a text a meaning belongs to: as its term, but a thing in a bad state is damage and
 * what was done to a part is history; a damage that is denied is history too, and a thing that is
 * not sold with the car a condition of the sale.
 */
export function kindOfMeaning(meaning: Meaning): Exclude<TermKind, 'part'> {
  const kind = terms[meaning.term];
  if (kind === 'damage') return isDenied(meaning) ? 'history' : 'damage';
  const isBad = (modifiers: readonly Modifier[]) => modifiers.some((modifier) => defects.has(modifier));
  const bad = isBad(meaning.modifiers);
  if (kind !== 'deal' && meaning.modifiers.includes('onDelivery')) return 'deal';
  if (kind === 'part' && !bad && seats.has(meaning.term) && !isDone(meaning)) return 'equipment';
  if (kind === 'part') return bad ? 'damage' : 'history';
  if (kind === 'equipment' && isSoldWithout(meaning)) return 'deal';
  if (kind === 'equipment' && bad) return 'damage';
  if (kind === 'equipment' && isDone(meaning)) return 'history';
  return kind;
}

/** "sedili AGR riscaldati" are no work done on a part. */
const seats: ReadonlySet<Term> = new Set<Term>(['carSeats', 'seat', 'interior', 'upholstery']);

/** "verricello escluso": a condition of the sale, nothing that is wrong. */
const isSoldWithout = ({ modifiers }: Meaning) =>
  modifiers.includes('notIncluded') &&
  modifiers.every((modifier) => modifier === 'notIncluded' || !defects.has(modifier));

/** "freni rifatti a 90.000 km", "gomme all’80 %", "clima in ordine": work done, or how things are, rather than a thing on board. */
const isDone = ({ modifiers, km, date, figure }: Meaning) =>
  km !== undefined ||
  date !== undefined ||
  figure?.unit === 'percent' ||
  modifiers.some((modifier) => done.has(modifier));

const done: ReadonlySet<Modifier> = new Set<Modifier>([
  ...(['replaced', 'repaired', 'overhauled', 'withInvoice'] as const),
  ...(['fair', 'good', 'excellent', 'perfect', 'working', 'checked', 'cleaned'] as const),
]);
