import { statesDamage } from '../copywriting/brief/notes/states-damage.ts';
import { readNotes } from '../copywriting/brief/notes/understand-notes.ts';
import { type LeftOutKind, leftOutKinds, type Making } from '../copywriting/copy.ts';
import { type Term, terms } from '../copywriting/vocabulary/terms.ts';
import type { LeftOut } from './left-out.ts';

/** Returns each item that a text was written without, the gravest first; `deleted` are those the seller took out. */
export function listLeftOut(
  { leftOut, setAside = [] }: Pick<Making, 'leftOut' | 'setAside'>,
  deleted: readonly string[],
): LeftOut[] {
  const unsaid = leftOut.map((note): LeftOut => {
    const reason = setAside.find((one) => one.note === note)?.reason;
    const kind = kindOf(note);
    return {
      note,
      kind: reason && noFacts.has(reason) && kind === 'other' ? 'aside' : kind,
      reason: reason ?? 'no-words',
    };
  });
  const gone: LeftOut[] = deleted.map((note) => ({ note, kind: kindOf(note), reason: 'deleted' }));
  return gravestFirst([...unsaid, ...gone]);
}

/** Reasons of notes that are no facts about the car. */
const noFacts: ReadonlySet<LeftOut['reason']> = new Set(['order', 'contact', 'slogan']);

/** Returns them with damage first and conditions of sale after it, otherwise in their order. */
export const gravestFirst = <T extends { kind: LeftOutKind }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => leftOutKinds.indexOf(a.kind) - leftOutKinds.indexOf(b.kind));

/** Returns whether words of the seller's speak of damage, of a condition of sale, or of something else. */
export function kindOf(words: string): LeftOutKind {
  const notes = readNotes(words);
  if (statesDamage(words) || notes.some(({ kind }) => kind === 'damage' || kind === 'state')) return 'damage';
  const isDeal = notes.some(({ kind, meanings }) => kind === 'deal' || meanings.some(isTermOfSale));
  return isDeal || sellsToSomeOnly.test(words) ? 'deal' : 'other';
}

const isTermOfSale = ({ term }: { term: Term }) => terms[term] === 'deal';

/** To whom alone a car is sold, or as what: terms that the notes' reader knows only in part. */
const sellsToSomeOnly =
  /(?<!\p{L})(?:(?:vend|ced)\p{L}* (?:solo|soltanto|esclusivamente|unicamente|a commercianti)|solo (?:a |per )?(?:commercianti|operatori|rivenditori|aziende|partita iva)|(?:verkauf|abgabe)\p{L}* nur (?:an|als|ins)|nur (?:an )?(?:händler|gewerbe|export)|(?:sold|sale) (?:only|as seen)|trade (?:sale|only)|(?:vente|vendue?) (?:uniquement|seulement|réservée|en l.état)|(?:venta|se vende) (?:solo|sólo|únicamente|exclusiva)|solo (?:a |para )?(?:profesionales|comerciantes|exportación))(?!\p{L})/iu;
