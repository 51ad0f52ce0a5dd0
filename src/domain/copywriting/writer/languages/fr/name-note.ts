import type { Note } from '../../../brief/notes/note.ts';
import { listOf } from './grammar/lists.ts';
import { sayNote } from './say-note.ts';

/** Returns an understood note as it reads in a plain list. */
export function nameNote(note: Note): string | undefined {
  const things = sayNote(note);
  const names = things?.map(({ text }) => text);
  return things?.every(({ noun }) => noun !== undefined) ? listOf(names ?? []) : names?.join(', ');
}
