import type { Note } from '../brief/notes/note.ts';
import { type SortedNotes, sortNotes } from '../brief/notes/sort-notes.ts';
import type { Voice } from './languages/voice.ts';
import { saysNote } from './says-note.ts';

/**
 * Returns what becomes of the notes in texts of a voice. A damage or condition typed in another language and understood
 * in its beginning only is told by that: a reader makes more of it than of a quotation.
 */
export function sortForVoice(notes: readonly Note[], voice: Voice): SortedNotes {
  const says = saysNote(voice);
  const sorted = sortNotes(notes, voice.language, says, voice.isReadable);
  const begun = sorted.own
    .filter(({ isQuoted }) => isQuoted)
    .flatMap((words) => words.notes)
    .filter(({ beginning }) => beginning && says(beginning));
  if (begun.length === 0) return sorted;
  return {
    ...{ begun, leftOut: sorted.leftOut },
    told: [...sorted.told, ...begun.flatMap(({ beginning }) => beginning ?? [])].toSorted(
      (one, other) => one.id - other.id,
    ),
    own: sorted.own.filter((words) => !words.isQuoted || !words.notes.some((note) => begun.includes(note))),
  };
}
