import { joinDamage } from './join-damage.ts';
import type { Note } from './note.ts';
import { readNote } from './read-note.ts';
import { removeMarkup } from './remove-markup.ts';
import { splitNotes } from './split-notes.ts';

/** The most things of the notes that one text repeats. */
const mostNotes = 12;

const worth = { damage: 6, state: 5, history: 3, deal: 3, equipment: 2, remark: 0 } as const satisfies Record<
  Note['kind'],
  number
>;

/** The things worth saying in the seller's notes, in his order; damage is never left out. */
export function readNotes(notes: string): Note[] {
  const found = splitNotes(removeMarkup(notes)).flatMap((sentence) =>
    joinDamage(sentence).flatMap((item) => readNote(item) ?? []),
  );
  const honest = withoutDenials(withoutRepeats(found));
  const chosen = honest
    .map((note, order) => ({ note, order, worth: worth[note.kind] + (note.concept ? 1 : 0) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .slice(0, mostNotes)
    .sort((a, b) => a.order - b.order);
  return chosen.map(({ note }) => note);
}

function withoutRepeats(notes: readonly Note[]): Note[] {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = note.text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Beside a stated damage, "mai incidentata" or "perfette condizioni" would deny it. */
function withoutDenials(notes: readonly Note[]): Note[] {
  if (!notes.some((note) => note.kind === 'damage')) return [...notes];
  return notes.filter(
    (note) =>
      !/incidentat|perfett|nessun (?:danno|difetto)|pari al nuovo|impeccabil/iu.test(note.text) ||
      note.kind === 'damage',
  );
}
