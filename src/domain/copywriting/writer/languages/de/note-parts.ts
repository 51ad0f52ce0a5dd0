import type { Note } from '../../../brief/notes/note.ts';
import { kindOfMeaning } from '../../../vocabulary/defects.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import { type SaidNote, sayNote } from './say-note.ts';

/** One thing of a note that says several, by the fact that tells it. */
export interface NotePart {
  fact: string;
  meaning: Meaning;
  kind: Note['kind'];
  said: SaidNote;
}

/** A note in its parts, each told by itself; none when German has no words for all that it says. */
export function partsOf(note: Note): NotePart[] {
  if (!sayNote(note)) return [];
  return note.meanings.flatMap((meaning, part) => {
    const said = sayNote({ ...note, meanings: [meaning] });
    return said ? [{ fact: `note ${note.id}.${part}`, meaning, kind: kindOf(note, meaning), said }] : [];
  });
}

/** New tyres are something the car has, whatever its history. */
function kindOf({ kind }: Note, meaning: Meaning): Note['kind'] {
  const known = kindOfMeaning(meaning);
  const isOnBoard = kind === 'history' || kind === 'equipment';
  return isOnBoard && (known === 'equipment' || known === 'history') ? known : kind;
}
