import type { Note } from '../../../brief/notes/note.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { type Said, sayMeaning } from './say-meaning.ts';

/** A note in Spanish. */
export interface SaidNote {
  kind: Note['kind'];
  items: readonly Said[];
  /** What it is, when it is one thing alone. */
  term: Term | undefined;
}

/** The note in Spanish, or undefined when there are no words for all of it. */
export function sayNote(note: Note): SaidNote | undefined {
  const [first, ...others] = note.meanings;
  const term = others.length === 0 ? first?.term : undefined;
  const items = note.meanings.map((meaning) => sayMeaning(meaning, note.text));
  if (items.length === 0 || items.some((item) => item === undefined)) return undefined;
  return { kind: kindOf(note), term, items: items as Said[] };
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
