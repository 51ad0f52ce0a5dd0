import type { Note } from '../../../brief/notes/note.ts';
import { joinSmoothly, listOf } from './grammar/lists.ts';
import { sayMeaning } from './say-meaning.ts';

/** Returns an understood note as it reads in a plain list. */
export function nameNote({ meanings, text }: Note): string | undefined {
  const names = meanings.map((meaning) => sayMeaning(meaning, text)?.text);
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return joinSmoothly(listOf(names as string[]));
}
