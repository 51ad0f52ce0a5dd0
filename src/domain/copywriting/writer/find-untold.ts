import { mustBeSaid, type Note } from '../brief/notes/note.ts';
import type { LeftOut } from '../copy.ts';
import type { Voice } from './languages/voice.ts';
import type { VoicedNotes } from './sort-for-voice.ts';

export interface Untold {
  leftOut: LeftOut;
  /** A damage or a condition of the sale: no text is fit without it. */
  isNeeded: boolean;
}

/** Returns the notes that a text does not tell, with the reason; `told` are the facts that it tells. */
export function findUntold(
  told: ReadonlySet<string>,
  notes: VoicedNotes,
  voice: Pick<Voice, 'factsOf'>,
): Untold[] {
  const untold = notes.told
    .filter((note) => !voice.factsOf(note).every((fact) => told.has(fact)))
    .map(
      (note): Untold => ({
        leftOut: { note: note.text, reason: 'no-room' },
        isNeeded: mustBeSaid(note) || note.kind === 'deal',
      }),
    );
  const own = notes.own.flatMap(({ isQuoted, notes: items }) =>
    items
      .filter(({ id }) => isQuoted || !told.has(`note ${id}`))
      .map((note): Untold => quotedOrUntold(note, told)),
  );
  const wordless = notes.leftOut.map(
    ({ text }): Untold => ({ leftOut: { note: text, reason: 'no-words' }, isNeeded: false }),
  );
  const begun = [...notes.begun.values()].map(
    ({ text }): Untold => ({ leftOut: { note: text, reason: 'in-part' }, isNeeded: false }),
  );
  return [...untold, ...own, ...begun, ...wordless];
}

function quotedOrUntold(note: Note, told: ReadonlySet<string>): Untold {
  const isThere = told.has(`note ${note.id}`);
  return {
    leftOut: { note: note.text, reason: isThere ? 'quoted' : 'no-room' },
    isNeeded: !isThere && (mustBeSaid(note) || note.kind === 'deal'),
  };
}
