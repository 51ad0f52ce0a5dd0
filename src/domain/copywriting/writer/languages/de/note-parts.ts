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
  /** The seller's words of the whole note. */
  typed: string;
}

/** A note in its parts, each told by itself; none when German has no words for all that it says. */
export function partsOf(note: Note): NotePart[] {
  if (isOfThingsBefore.test(note.text) || !sayNote(note)) return [];
  return note.meanings.flatMap((meaning, part) => {
    const said = sayNote({ ...note, meanings: [meaning] });
    return said
      ? [{ fact: `note ${note.id}.${part}`, meaning, kind: kindOf(note, meaning), said, typed: note.text }]
      : [];
  });
}

/** "uno per la colonnina e uno per la presa domestica": what cables named before are for, and no charging point. */
const isOfThingsBefore = /^(?:un[oa] (?:per|da) |ein(?:e|er|es)? für |one for |une? pour |un[oa] para )/iu;

/** New tyres are something the car has, whatever its history; when it may be seen is a term of the sale. */
function kindOf({ kind }: Note, meaning: Meaning): Note['kind'] {
  const known = kindOfMeaning(meaning);
  const isOnBoard = kind === 'history' || kind === 'equipment';
  return isOnBoard && (known === 'equipment' || known === 'history' || known === 'deal') ? known : kind;
}
