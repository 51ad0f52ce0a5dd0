import type { Note } from '../../../brief/notes/note.ts';
import { kindOfMeaning } from '../../../vocabulary/defects.ts';
import { listOf, predicatesOf } from './grammar/lists.ts';
import type { Case, NounPhrase } from './grammar/nouns.ts';
import { type Said, sayMeaning, sayThing } from './say-meaning.ts';

/** A note in German: as things that can be put in a case, or as what the car is or has done. */
export type SaidNote = { things: readonly NounPhrase[] } | { predicate: string };

/** Undefined when German has no words for all that the note says. */
export function sayNote(note: Note): SaidNote | undefined {
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

/** "Kratzer und Dellen" in a case. */
export function itemOf(said: SaidNote, kase: Case = 'nom'): string | undefined {
  return 'things' in said ? listOf(said.things.map((thing) => sayThing(thing, kase))) : undefined;
}
