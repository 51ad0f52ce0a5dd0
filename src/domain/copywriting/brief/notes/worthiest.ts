import { ordinary } from './lexicon/denials.ts';
import { mustBeSaid, type Note } from './note.ts';

/** The most things of the notes that one text repeats; damage comes on top. */
const mostNotes = 24;

/** Returns the notes that one text has room for, in their order: what must be said, then what says most of this car. */
export function worthiest(notes: readonly Note[]): Note[] {
  return notes
    .toSorted((a, b) => worthOf(b) - worthOf(a) || a.id - b.id)
    .slice(0, Math.max(mostNotes, notes.filter(mustBeSaid).length))
    .sort((a, b) => a.id - b.id);
}

function worthOf(note: Note): number {
  if (mustBeSaid(note)) return 3;
  if (note.kind !== 'equipment') return 2;
  return note.meanings.every(({ term }) => ordinary.has(term)) ? 0 : 1;
}
