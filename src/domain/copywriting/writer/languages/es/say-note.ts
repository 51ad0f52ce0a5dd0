import type { Note } from '../../../brief/notes/note.ts';
import { spanishQuality } from '../../../quality/lexicon/spanish.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../vocabulary/words/es.ts';
import { type Said, sayMeaning } from './say-meaning.ts';

/** A note in Spanish; `typed` in the seller's own words, of which only a list can be made. */
export interface SaidNote {
  kind: Note['kind'];
  items: readonly (Said | { shape: 'typed'; text: string; plural: boolean })[];
  /** What it is, when it is one thing alone. */
  term: Term | undefined;
}

const { untranslated = [], shorthand = [], placeholder = [] } = spanishQuality.forbidden;
const foreign = [...untranslated, ...shorthand, ...placeholder];

/** What was taken for Spanish may be telegraphic or half Italian: then its meaning is said instead. */
const isSpanish = (text: string) => !foreign.some((pattern) => pattern.test(text));

/** The note in Spanish, or undefined when there are no words for all of it. */
export function sayNote(note: Note): SaidNote | undefined {
  const [first, ...others] = note.meanings;
  const term = others.length === 0 ? first?.term : undefined;
  if (note.language === 'es' && isSpanish(note.text)) {
    const plural = term !== undefined && spanishTerms.terms[term][0].endsWith('p');
    return { kind: note.kind, term, items: [{ shape: 'typed', text: note.text, plural }] };
  }
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
