import type { Note } from '../../../brief/notes/note.ts';
import { kindOfMeaning } from '../../../vocabulary/defects.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import { listOf } from './grammar/lists.ts';
import { countries, makes, positions } from './lexicon/modifier-lexicon.ts';
import { asTyped } from './say-as-typed.ts';
import { type Said, sayMeaning } from './say-meaning.ts';

/** What a note says in English, or undefined when English has no words for all of it. */
export function sayNote(note: Note): Said | undefined {
  const said = note.meanings.map((meaning) => sayIn(note, meaning));
  return said.length > 0 && said.every((one) => one !== undefined) ? join(said) : undefined;
}

/** One thing or predicate of a note, with the meaning it says. */
export interface SaidPart {
  said: Said;
  meaning: Meaning;
  kind: Note['kind'];
}

/** What a note says, each meaning by itself; nothing when English has no words for all of it. */
export function sayParts(note: Note): SaidPart[] {
  const parts = note.meanings.flatMap((meaning) => {
    const said = sayIn(note, meaning);
    return said ? [{ said, meaning, kind: kindOf(note, meaning) }] : [];
  });
  return parts.length === note.meanings.length ? parts : [];
}

/** A meaning of a note, with what the note's own words add to it. */
function sayIn(note: Note, meaning: Meaning): Said | undefined {
  if (isOfCable(meaning, note.text)) return undefined;
  const said = sayMeaning(withName(meaning, note.text));
  return said && asTyped(said, meaning.term, note);
}

/** "uno per la colonnina e uno per la presa domestica" speaks of cables and promises no wallbox. */
const isOfCable = ({ term }: Meaning, text: string) =>
  (term === 'wallbox' || term === 'mainsSocket') &&
  /\bper (?:la|il|una?) (?:colonnina|wallbox|presa)\b/iu.test(text);

/** "repair kit, no spare wheel": only one of the two is a defect. */
function kindOf({ kind, meanings }: Note, meaning: Meaning): Note['kind'] {
  return meanings.length > 1 && kind !== 'deal' ? kindOfMeaning(meaning) : kind;
}

/** Registers, makers and countries that the note names and its meaning does not. */
function withName(meaning: Meaning, text: string): Meaning {
  if (meaning.name !== undefined) return meaning;
  const words = text.split(/[^\p{L}]+/u);
  const name =
    meaning.term === 'classicRegistered'
      ? words.find((word) => /^(?:ASI|FIVA)$/.test(word))
      : meaning.term === 'servicedByMaker'
        ? makes.find(([make]) => make.test(text))?.[1]
        : meaning.term === 'imported' || meaning.term === 'domesticCar'
          ? words.find((word) => countries.some(([country]) => country.test(word)))
          : undefined;
  return name === undefined ? meaning : { ...meaning, name };
}

function join(said: readonly Said[]): Said | undefined {
  const [first] = said;
  if (said.length === 1) return first;
  const things = said.filter((one) => one.form === 'thing');
  if (things.length === said.length) {
    return {
      form: 'thing',
      bare: listOf(things.map(({ bare }) => bare)),
      thing: listOf(things.map(({ thing }) => thing)),
      plural: true,
    };
  }
  const predicates = said.map((one) => (one.form === 'thing' ? `has ${one.thing}` : one.text));
  return { form: 'predicate', text: listOf(predicates) };
}

/** "it runs and drives", "the airbags have not deployed": the state of a damaged car as clauses. */
export function stateClauses(note: Note): string[] | undefined {
  const clauses = note.meanings.map(stateClause);
  return clauses.length > 0 && clauses.every((clause) => clause !== undefined) ? clauses : undefined;
}

function stateClause(meaning: Meaning): string | undefined {
  const where = meaning.modifiers.flatMap((modifier) => positions[modifier] ?? []).join(' ');
  const airbags = `the ${where === '' ? '' : `${where} `}airbags`;
  if (meaning.term === 'airbagsIntact') return `${airbags} have not deployed`;
  if (meaning.term === 'airbagsDeployed') return `${airbags} have deployed`;
  if (meaning.term === 'engineWorks') return 'the engine works';
  if (meaning.term === 'chassisIntact') return 'the chassis is undamaged';
  if (meaning.term === 'sideMembersIntact') return 'the chassis legs are undamaged';
  if (meaning.term === 'partsIncluded') return 'replacement parts are included';
  const said = sayMeaning(meaning);
  if (!said) return undefined;
  return said.form === 'predicate' ? `it ${said.text}` : `it has ${said.thing}`;
}
