import type { Note } from '../brief/notes/note.ts';
import { type SortedNotes, sortNotes } from '../brief/notes/sort-notes.ts';
import type { Voice } from './languages/voice.ts';
import { saysNote } from './says-note.ts';

/** Returns what becomes of the notes in texts of a voice. */
export const sortForVoice = (notes: readonly Note[], voice: Voice): SortedNotes =>
  sortNotes(notes, voice.language, saysNote(voice), voice.isReadable);
