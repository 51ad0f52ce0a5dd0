import type { Brief } from '#domain/vehicles/brief.ts';
import type { Voice } from '../languages/voice.ts';
import type { Note } from './note.ts';
import { readNotes } from './read-notes.ts';

/** What the seller's notes say and this language has no words for, as he wrote it. */
export function findLeftOut({ notes = '' }: Brief, voice: Voice): string[] {
  return readNotes(notes)
    .filter((note) => !voice.says(note))
    .map(plainText);
}

/** A note as it can be shown by itself. */
export const plainText = ({ text }: Note) => text.replaceAll('@', 'a');
