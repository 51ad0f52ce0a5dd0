import type { Note } from '../../../brief/notes/note.ts';
import { listOf } from './grammar/lists.ts';
import { sayMeaning, sayThing } from './say-meaning.ts';

/** Returns an understood note as it reads in a plain list. */
export function nameNote({ meanings, text }: Note): string | undefined {
  const said = meanings.map((meaning) => sayMeaning(meaning, text));
  const names = said.map((one) => one && ('thing' in one ? sayThing(one.thing) : one.predicate));
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return said.every((one) => one && 'thing' in one) ? listOf(names as string[]) : names.join(', ');
}
