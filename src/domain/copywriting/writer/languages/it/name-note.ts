import type { Note } from '../../../brief/notes/note.ts';
import { listOf } from './grammar/lists.ts';
import { sayNote } from './say-meaning.ts';

/** Returns an understood note as it reads in a plain list, `@` for endings that agree with the car. */
export function nameNote(note: Note): string | undefined {
  const things = sayNote(note);
  const names = things.map(({ text }) => text);
  if (names.length === 0) return undefined;
  return things.every(({ shape }) => shape === 'noun') ? listOf(names) : names.join(', ');
}
