import { denials } from './lexicon/denials.ts';
import type { Note } from './note.ts';

/** The notes of a damaged car without "mai incidentata" or "ottime condizioni": they would deny the damage. */
export function removeDenials(notes: readonly Note[]): Note[] {
  return notes.filter(
    (note) =>
      note.kind === 'damage' ||
      (!denial.test(note.text) && !note.meanings.some(({ term }) => denials.has(term))),
  );
}

/** The same for Italian notes that are not understood in full. */
const denial =
  /incidentat|perfett|(?:ottim|eccellent|buon)[aoei] (?:condizioni|stato)|nessun (?:danno|difetto)|pari al nuovo|come nuov|impeccabil/iu;
