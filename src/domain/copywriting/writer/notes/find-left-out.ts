import type { Brief } from '#domain/vehicles/brief.ts';
import type { Voice } from '../languages/voice.ts';
import { readNotes } from './read-notes.ts';

/** What the seller's notes say and this language has no words for, as he wrote it. */
export function findLeftOut({ notes = '' }: Brief, voice: Voice): string[] {
  return readNotes(notes)
    .filter((note) => !voice.says(note))
    .map(({ text }) => text.replaceAll('@', 'a'));
}
