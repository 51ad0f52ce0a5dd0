import { denials } from './lexicon/denials.ts';
import type { Note } from './note.ts';

/** Whether a note would deny the damage of a car that has one: "ottime condizioni", and "mai incidentata" where it has crashed. */
export const isDenial = ({ kind, text, meanings }: Note, hasCrashed: boolean): boolean =>
  kind !== 'damage' &&
  (hasCrashed || !isOfCrash(text)) &&
  (meanings.length === 0 ? denial.test(text) : meanings.some(({ term }) => denials.has(term)));

/** A scratch does not make a liar of who says that there was no accident. */
const isOfCrash = (text: string) => /incident|sinistr|unfall|accident|(?<!\p{L})siniest|crash/iu.test(text);

/** Whether a damage is one of an accident, or may be. */
export const tellsOfCrash = ({ kind, text }: Note): boolean =>
  (kind === 'damage' || kind === 'state') &&
  /incident|sinistr|(?<!\p{L})urt[oi](?!\p{L})|tamponat|botta|grossa|airbag|telaio|longheron|scocca|unfall|accident|crash|siniest|choc|golpe|lamierat|duomi|colpit|impatt|(?:cofano|parafang\p{L}|fiancat\p{L}|port[ae]|portier\p{L}|paraurti|muso) (?:\p{L}+ )?da (?:cambiare|sostituire|rifare)/iu.test(
    text,
  );

/** The same for Italian notes that are not understood in full. */
const denial =
  /(?:mai|non|nessun\p{L}*) (?:\p{L}+ )?incident|perfett[aoei] (?:stato|condizion)|(?:ottim|eccellent|buon|perfett)[aoei] (?:condizioni|stato)|nessun (?:danno|difetto)|pari al nuovo|come nuov|impeccabil/iu;
