import type { Note } from '../../../brief/notes/note.ts';
import { type SaidMeaning, sayMeaning } from './say-meaning.ts';

/** Whether a date in the notes is an end and not a beginning, in any of the five languages. */
const lasting = /(?:fino|scad|valid|until|till|expir|(?<!\p{L})bis(?!\p{L})|gültig|hasta|jusqu|valab)/iu;

/** What a note says in French, thing by thing; undefined without words for all of it. */
export function sayNote(note: Note): readonly SaidMeaning[] | undefined {
  const hint = { isLasting: lasting.test(note.text), typed: note.text };
  const things = note.meanings.map((meaning) => sayMeaning(meaning, hint));
  if (things.length === 0 || things.some((thing) => thing === undefined)) return undefined;
  return things as SaidMeaning[];
}
