import type { Note } from '../../../brief/notes/note.ts';
import { listOf } from './grammar/lists.ts';
import { sayMeaning } from './say-meaning.ts';

/** Returns an understood note as it reads in a plain list. */
export function nameNote({ meanings }: Note): string | undefined {
  const said = meanings.map(sayMeaning);
  const names = said.map((one) => (one?.form === 'thing' ? one.bare : one?.text));
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return said.every((one) => one?.form === 'thing') ? listOf(names as string[]) : names.join(', ');
}
