import type { Note } from '../../../brief/notes/note.ts';
import { listOf } from './grammar/lists.ts';
import { sayMeaning } from './say-meaning.ts';

/** Returns an understood note as it reads in a plain list. */
export function nameNote({ meanings }: Note): string | undefined {
  const names = meanings.map((meaning) => {
    const said = sayMeaning(meaning);
    return said?.form === 'thing' ? said.bare : said?.text;
  });
  if (names.length === 0 || names.includes(undefined)) return undefined;
  return listOf(names as string[]);
}
