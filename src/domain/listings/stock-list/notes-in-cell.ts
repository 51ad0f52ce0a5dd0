import { cleanText } from '#domain/shared/clean-text.ts';
import { withoutMarkup } from '../page/without-markup.ts';
import { removeContacts } from '../privacy/remove-contacts.ts';
import { plainWords } from '../words/plain-words.ts';
import { namesCar } from './names-car.ts';
import type { Column } from './read-columns.ts';
import { longestCell } from './stock-list.ts';

/** Longer texts are finished advertisements: their greetings and offers would be repeated in the new one. */
const mostWords = 100;
const mostLength = 1000;

/**
 * What a dealer typed beside a car, in their own words, line by line: without tags, without the clauses that hold
 * contacts, without lines marked as internal. Nothing of a finished advertisement, unless the seller said that the
 * column holds notes, nor of a description that only names the car.
 */
export function notesInCell(cell: string, column: Column): string[] {
  if (column.kind !== 'notes' || cell === '' || isName(cell, column)) return [];
  const text = cleanText(withoutMarkup(uncut(cell)));
  if (!column.answer && isAdvertisement(text)) return [];
  return text
    .split('\n')
    .filter((line) => !ofDealerOnly.test(line))
    .map(withoutContacts)
    .filter((line) => /\p{L}{2}/u.test(line) && !nothing.test(line));
}

/** True for a cell below `Descrizione` that holds the car's name or version: such a column is no column of notes. */
export const isName = (cell: string, column: Column): boolean =>
  !column.answer && isDescription.test(plainWords(column.header)) && (namesCar(cell) || version.test(cell));

const isDescription = /^(?:descri|beschreibung|fahrzeugbeschreibung)/;
/** `1.2 Easy 69cv`, in one piece. */
const version = /^\d[.,]\d [^,;]{0,60}$/;

const isAdvertisement = (text: string) => text.length > mostLength || text.split(/\s+/).length > mostWords;

const ofDealerOnly =
  /^\W*(?:(?:not[aes]|notes|notas|notiz|annotazioni) )?(?:(?:ad |per |solo )?uso interno|intern[ae]?s?|internal(?: notes?| use(?: only)?)?|privat[aeo]?|privées?|privés?|privad[ao]s?|riservat[aeo]|confidential|vertraulich)\s*:/iu;
const nothing = /^\W*(?:nessun[oa]?|none|nil|keine?|aucune?|ningun[oa]|n[/.]?d|n[/.]?a|no|null)\W*$/iu;

/** A cell that was cut ends with its last whole sentence. */
function uncut(cell: string): string {
  if (cell.length < longestCell) return cell;
  const start = cell.slice(0, longestCell);
  return start.slice(0, Math.max(start.lastIndexOf('. ') + 1, start.lastIndexOf('\n')));
}

/** Whole clauses go: nothing sensible is left of `chiamare Mario al`. */
function withoutContacts(line: string): string {
  const typed = line.replace(/\s+/g, ' ').trim();
  if (removeContacts(typed) === typed) return typed;
  const clauses = typed.split(clauseEnd).filter((clause) => removeContacts(clause) === clause);
  return removeContacts(clauses.join(' ')).replace(/[\s,;:–-]+$/u, '');
}

const clauseEnd = /(?<=[,;!?]|(?<!\b(?:tel|cell|mob|fax|ph|sig|dott|mr|mrs|dr))\.) /iu;
