import { expandAbbreviations } from './expand-abbreviations.ts';
import { joinDamage } from './join-damage.ts';
import type { Note } from './note.ts';
import { readNote } from './read-note.ts';
import { removeContacts } from './remove-contacts.ts';
import { removeMarkup } from './remove-markup.ts';
import { splitNotes } from './split-notes.ts';

/** The most things of the notes that one text repeats; damage comes on top. */
const mostNotes = 18;

/** What every car of the last twenty years has is the first to go. */
const ordinary =
  /^(?:abs|esp|asr|airbag|servosterzo|alzacristalli|vetri elettrici|chiusura centralizzata|presa|bluetooth|start|fendinebbia|specchietti elettrici|tappetini|hill|kit di|radio|autoradio)(?!\p{L})/iu;

/** The things worth saying in the seller's notes, in his order; damage is never left out. */
export function readNotes(notes: string): Note[] {
  const found = splitNotes(expandAbbreviations(removeMarkup(removeContacts(notes)))).flatMap((sentence) =>
    joinDamage(sentence).flatMap((item) => readNote(item) ?? []),
  );
  const honest = withoutDenials(withoutRepeats(found));
  const chosen = honest
    .map((note, order) => ({ note, order, worth: worthOf(note) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .slice(0, Math.max(mostNotes, honest.filter(mustBeSaid).length))
    .sort((a, b) => a.order - b.order);
  return chosen.map(({ note }) => note);
}

const mustBeSaid = ({ kind }: Note) => kind === 'damage' || kind === 'state';

function worthOf(note: Note): number {
  if (mustBeSaid(note)) return 3;
  if (note.kind !== 'equipment') return 2;
  return ordinary.test(note.text) ? 0 : 1;
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
