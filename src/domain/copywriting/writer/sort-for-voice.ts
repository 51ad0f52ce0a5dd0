import type { Note } from '../brief/notes/note.ts';
import { readBeginning } from '../brief/notes/read-beginning.ts';
import { type SortedNotes, sortNotes } from '../brief/notes/sort-notes.ts';
import type { Voice } from './languages/voice.ts';
import { saysNote } from './says-note.ts';

/** What becomes of the notes, and those that are told by their beginnings: the beginning, among `told`, with the whole. */
export interface VoicedNotes extends SortedNotes {
  begun: ReadonlyMap<Note, Note>;
}

/**
 * Returns what becomes of the notes in texts of a voice. A damage or condition typed in another language and understood
 * in its beginning only is told by that: a reader makes more of it than of a quotation.
 */
export function sortForVoice(notes: readonly Note[], voice: Voice): VoicedNotes {
  const says = saysNote(voice);
  const { told, own, leftOut } = sortNotes(notes, voice.language, says, voice.isReadable);
  const begun = new Map<Note, Note>();
  const stays = own.filter(({ isQuoted, notes: [note] }) => {
    const beginning = isQuoted && note ? readBeginning(note) : undefined;
    if (!note || !beginning || !says(beginning)) return true;
    begun.set(beginning, note);
    return false;
  });
  const inOrder = [...told, ...begun.keys()].toSorted((one, other) => one.id - other.id);
  return { told: begun.size > 0 ? inOrder : told, own: stays, leftOut, begun };
}
