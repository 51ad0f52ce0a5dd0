import type { Brief } from '#domain/vehicles/brief.ts';
import type { SetAside } from '../../copy.ts';
import type { Voice } from '../../writer/languages/voice.ts';
import type { Note } from './note.ts';
import { readNotes, readUnsaid } from './read-notes.ts';

/** Returns what the seller's notes hold and this language's writer does not say, as they wrote it. */
export function findLeftOut({ notes = '' }: Brief, voice: Voice): string[] {
  const wordless = readNotes(notes)
    .filter((note) => !voice.says(note))
    .map(plainText);
  const { unclear, aside } = readUnsaid(notes);
  return [...wordless, ...unclear, ...aside.map(({ note }) => note)];
}

/** Returns the notes that are no facts about the car; the offline writer and a model both leave them out. */
export const findSetAside = ({ notes = '' }: Brief): SetAside[] => [...readUnsaid(notes).aside];

/** A note as it can be shown by itself. */
export const plainText = ({ text }: Note) => text.replaceAll('@', 'a');
