import { denials } from './lexicon/denials.ts';
import type { Note } from './note.ts';

/** Whether a note would deny the damage of a car that has one: "mai incidentata", "ottime condizioni". */
export const isDenial = ({ kind, text, meanings }: Note): boolean =>
  kind !== 'damage' &&
  (meanings.length === 0 ? denial.test(text) : meanings.some(({ term }) => denials.has(term)));

/** The same for Italian notes that are not understood in full. */
const denial =
  /(?:mai|non|nessun\p{L}*) (?:\p{L}+ )?incident|perfett[aoei] (?:stato|condizion)|(?:ottim|eccellent|buon|perfett)[aoei] (?:condizioni|stato)|nessun (?:danno|difetto)|pari al nuovo|come nuov|impeccabil/iu;
