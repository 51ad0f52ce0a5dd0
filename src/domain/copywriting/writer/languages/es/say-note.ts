import type { Note } from '../../../brief/notes/note.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { type Said, sayMeaning } from './say-meaning.ts';

/** A note in Spanish. */
export interface SaidNote {
  kind: Note['kind'];
  /** Each thing with its own kind: in "10 km, pronta consegna" the delivery is a term of sale. */
  items: readonly (Said & { kind: Note['kind'] })[];
  /** What it is, when it is one thing alone. */
  term: Term | undefined;
}

/** The note in Spanish, or undefined when there are no words for all of it. */
export function sayNote(note: Note): SaidNote | undefined {
  const [first, ...others] = note.meanings;
  const term = others.length === 0 ? first?.term : undefined;
  const items = note.meanings.map((meaning) => sayMeaning(meaning, note.text));
  if (items.length === 0 || items.some((item) => item === undefined)) return undefined;
  const kind = kindOf(note);
  return {
    kind,
    term,
    items: (items as Said[]).map((item, part) => ({
      ...item,
      kind: ofItem(kind, note.meanings[part]?.term),
    })),
  };
}

/** A term of sale is one whatever it stands beside; that a tyre kit stands for the spare wheel is no fault. */
function ofItem(kind: Note['kind'], term: Term | undefined): Note['kind'] {
  if (term === undefined) return kind;
  if (terms[term] === 'deal' && (kind === 'history' || kind === 'equipment')) return 'deal';
  return kind === 'damage' && (term === 'tyreKit' || term === 'spareWheel') ? 'equipment' : kind;
}

/** Equipment that nothing has happened to stands with the equipment, whatever the note's wording looked like. */
function kindOf({ kind, meanings }: Note): Note['kind'] {
  const isEquipment = meanings.every(
    ({ term, modifiers, km, date }) =>
      terms[term] === 'equipment' && modifiers.every((one) => !isDone.test(one)) && !km && !date,
  );
  return kind === 'history' && isEquipment ? 'equipment' : kind;
}

const isDone = /^(?:replaced|overhauled|repaired|recent|withInvoice|checked|documented|certified)$/;
