import type { Note } from '../../../brief/notes/note.ts';
import { listOf } from './grammar/lists.ts';
import { sayMeaning } from './say-meaning.ts';

/** Returns an understood note as it reads in a plain list, `@` for endings that agree with the car. */
export function nameNote({ meanings }: Note): string | undefined {
  const names = meanings.map((meaning) => sayMeaning(meaning)?.text);
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return listOf(names as string[]);
}
