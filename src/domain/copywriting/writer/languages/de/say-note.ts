import type { Note } from '../../../brief/notes/note.ts';
import { kindOfMeaning } from '../../../vocabulary/defects.ts';
import { germanTerms } from '../../../vocabulary/words/de.ts';
import { listOf, predicatesOf } from './grammar/lists.ts';
import type { Case, NounPhrase } from './grammar/nouns.ts';
import { type Said, sayMeaning, sayThing } from './say-meaning.ts';

/** A note in German: as it was typed, as things that can be put in a case, or as what the car is or has done. */
export type SaidNote = { typed: string } | { things: readonly NounPhrase[] } | { predicate: string };

/** Undefined when German has no words for all that the note says. */
export function sayNote(note: Note): SaidNote | undefined {
  if (note.language === 'de') return { typed: capitalNouns(capitalOrdinals(note.text), note) };
  const meanings =
    note.kind === 'damage'
      ? note.meanings.filter((meaning) => kindOfMeaning(meaning) === 'damage')
      : note.meanings;
  const said = meanings.map((meaning) => sayMeaning(meaning, note.text));
  if (said.length === 0 || said.some((one) => one === undefined)) return undefined;
  const all = said as Said[];
  const things = all.flatMap((one) => ('thing' in one ? [one.thing] : []));
  if (note.kind === 'equipment' && note.meanings.some(({ modifiers }) => modifiers.some(isLacking))) {
    return undefined;
  }
  if (things.length === all.length) return { things };
  return {
    predicate: predicatesOf(
      all.map((one) => ('thing' in one ? `hat ${sayThing(one.thing, 'acc')}` : one.predicate)),
    ),
  };
}

/** A thing that is not there or does not work is no equipment. */
const isLacking = (modifier: string) =>
  ['missing', 'notWorking', 'broken', 'toReplace', 'toRepair', 'notIncluded', 'optional'].includes(modifier);

/** "Kratzer und Dellen" in a case; what was typed stands in the nominative only. */
export function itemOf(said: SaidNote, kase: Case = 'nom'): string | undefined {
  if ('typed' in said) return kase === 'nom' ? said.typed : undefined;
  return 'things' in said ? listOf(said.things.map((thing) => sayThing(thing, kase))) : undefined;
}

/** "2. Hand" is "zweite Hand": after any other stop only a capital may follow. */
const capitalOrdinals = (text: string) =>
  text
    .replace(/(?<!\p{L})([123])\.? hand(?!\p{L})/giu, (_, owner: string) => `${hands[Number(owner)]} Hand`)
    .replace(/(\d\.) (\p{Ll})/gu, (_, number: string, letter: string) => `${number} ${letter.toUpperCase()}`);

const hands = ['', 'erste', 'zweite', 'dritte'];

/** Typed in small letters, a noun gets its capital: "kratzer" is "Kratzer". */
function capitalNouns(text: string, { meanings }: Note): string {
  const nouns = meanings
    .filter(({ term }) => germanTerms.terms[term][0] !== 'v')
    .map(({ start, end }) => text.slice(start, end))
    .filter((word) => /^\p{Ll}{4,}$/u.test(word));
  return nouns.reduce(
    (result, word) =>
      result.replace(
        word,
        word.replace(/^./u, (letter) => letter.toUpperCase()),
      ),
    text,
  );
}
