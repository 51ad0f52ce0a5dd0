import { capitalise } from '#domain/shared/capitalise.ts';
import type { Car } from '../../../brief/car/car.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { ToldFacts } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { type Clause, sayClauses } from './clauses.ts';
import { listOf, predicatesOf } from './grammar/lists.ts';
import { type NotePart, partsOf } from './note-parts.ts';
import { dealClause } from './say-deal.ts';
import { faultClause } from './say-fault.ts';
import { itemOf, type SaidNote } from './say-note.ts';
import { stateClauses } from './state-clauses.ts';
import { namedCar } from './tell-names.ts';

type Known = Note & { fact: string; said: SaidNote };
type Left = (told: ToldFacts, kinds: readonly Note['kind'][], form?: 'item' | 'predicate') => Known[];

/** The most things that stand in one row. */
const longestRow = 8;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car): Slots {
  const notes: Known[] = car.notes.flatMap((note) =>
    partsOf(note).map(({ meaning, ...part }) => ({ ...note, ...part, meanings: [meaning] })),
  );
  const left: Left = (told, kinds, form) =>
    notes.filter(
      ({ fact, kind, said }) =>
        !told.has(fact) &&
        kinds.includes(kind) &&
        (form === undefined || (form === 'predicate') === 'predicate' in said),
    );
  return {
    damage: list(left, 'damage'),
    damageClauses: predicates(left, ['damage']),
    states: stateSlot(left),
    predicates: predicates(left, ['history', 'deal', 'equipment']),
    dealNotes: dealSentences(car),
    faults: clausesOf(car, ['damage'], faultClause),
  };
}

/** The most clauses that one sentence says. */
const mostClauses = 4;

/** What the notes of some kinds say, as clauses of one sentence; of many the half of them. */
function clausesOf(
  car: Car,
  kinds: readonly Note['kind'][],
  say: (part: NotePart, pronoun: string) => Clause | undefined,
): Say {
  const pronoun = { m: 'er', f: 'sie', n: 'es' }[namedCar(car).gender];
  const parts = car.notes.flatMap(partsOf).filter(({ kind }) => kinds.includes(kind));
  return (told) => {
    const clauses = parts.filter(({ fact }) => !told.has(fact)).flatMap((part) => say(part, pronoun) ?? []);
    const some = clauses.length > mostClauses ? clauses.slice(0, Math.ceil(clauses.length / 2)) : clauses;
    return some.length === 0 ? undefined : { text: sayClauses(some), facts: some.map(({ fact }) => fact) };
  };
}

/** All terms of sale: a price stands once in a text, so that nothing would tell the other half of them. */
function dealSentences(car: Car): Say {
  const pronoun = { m: 'er', f: 'sie', n: 'es' }[namedCar(car).gender];
  const parts = car.notes.flatMap(partsOf).filter(({ kind }) => kind === 'deal');
  return (told) => {
    const clauses = parts
      .filter(({ fact }) => !told.has(fact))
      .flatMap((part) => dealClause(part, pronoun) ?? []);
    if (clauses.length === 0) return undefined;
    const sentences = Math.ceil(clauses.length / mostClauses);
    const length = Math.ceil(clauses.length / sentences);
    const texts = Array.from({ length: sentences }, (_, at) =>
      sayClauses(clauses.slice(at * length, (at + 1) * length)),
    ).filter((text) => text !== '');
    const [first = '', ...others] = texts;
    return {
      text: [first, ...others.map(capitalise)].join('. '),
      facts: clauses.map(({ fact }) => fact),
    };
  };
}

/** A long list is told in two sentences of like length. */
function list(left: Left, kind: Note['kind']): Say {
  return (told) => {
    const all = left(told, [kind], 'item');
    const found = all.length > longestRow ? all.slice(0, Math.ceil(all.length / 2)) : all;
    const items = found.map(({ said }) => itemOf(said, 'nom'));
    if (found.length === 0 || items.some((item) => item === undefined)) return undefined;
    return { text: listOf(items as string[]), facts: found.map(({ fact }) => fact) };
  };
}

/** "ist scheckheftgepflegt und stammt aus erster Hand", said after the car. */
function predicates(left: Left, kinds: readonly Note['kind'][]): Say {
  return (told) => {
    const found = left(told, kinds, 'predicate').slice(0, 5);
    if (found.length === 0) return undefined;
    return {
      text: predicatesOf(found.flatMap(({ said }) => ('predicate' in said ? [said.predicate] : []))),
      facts: found.map(({ fact }) => fact),
    };
  };
}

/** "{er} ist fahrbereit, die Airbags haben nicht ausgelöst". */
function stateSlot(left: Left): Say {
  return (told) => {
    const found = left(told, ['state']);
    const clauses = found.flatMap((note) =>
      note.meanings.flatMap((meaning) => stateClauses[meaning.term] ?? []),
    );
    if (clauses.length === 0) return undefined;
    return { text: listOf(clauses), facts: found.map(({ fact }) => fact) };
  };
}
