import type { Car } from '../../../brief/car/car.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { ToldFacts } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import type { Said } from './say-meaning.ts';
import { sayParts, stateClauses } from './say-note.ts';

interface Told {
  fact: string;
  note: Note;
  said: Said;
}
type Thing = Told & { said: Extract<Said, { form: 'thing' }> };
type Left = (told: ToldFacts, ...kinds: Note['kind'][]) => Told[];

/** The most things that stand in one row. */
const longestRow = 8;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car): Slots {
  const notes: Told[] = car.notes.flatMap((note) =>
    sayParts(note).map(({ said, meaning, kind }, part) => ({
      fact: `note ${note.id}.${part}`,
      note: { ...note, kind, meanings: [meaning] },
      said,
    })),
  );
  const left: Left = (told, ...kinds) =>
    notes.filter(({ fact, note }) => !told.has(fact) && kinds.includes(note.kind));
  const things =
    (words: (thing: Thing) => string, ...kinds: Note['kind'][]): Say =>
    (told) =>
      row(thingsIn(left(told, ...kinds)), words);
  const predicates =
    (...kinds: Note['kind'][]): Say =>
    (told) => {
      const found = left(told, ...kinds).filter(({ said }) => said.form === 'predicate');
      return found.length === 0
        ? undefined
        : joined(found.slice(0, kinds.includes('damage') ? longestRow : 4), predicateOf);
    };
  return {
    damageThings: things(thingOf, 'damage'),
    damageHas: predicates('damage'),
    states: statesSlot(left),
    predicates: predicates('history', 'equipment', 'deal'),
    dealNotes: things(bareOf, 'deal'),
  };
}

const thingsIn = (found: readonly Told[]): Thing[] =>
  found.filter((one): one is Thing => one.said.form === 'thing');
const bareOf = ({ said }: Thing) => said.bare;
const thingOf = ({ said }: Thing) => said.thing;
const predicateOf = ({ said }: Told) => (said.form === 'predicate' ? said.text : '');

function row(found: readonly Thing[], words: (thing: Thing) => string) {
  return found.length === 0 ? undefined : joined(found.slice(0, longestRow), words);
}

/** Items with lists of their own are parted by semicolons. */
function joined<T extends Told>(found: readonly T[], words: (one: T) => string) {
  const said = found.map(words);
  const isNested = said.length > 1 && said.some((item) => item.includes(', ') || / and .* and /u.test(item));
  return { text: isNested ? said.join('; ') : listOf(said), facts: found.map(({ fact }) => fact) };
}

/** "It runs and drives, and the airbags have not deployed." */
function statesSlot(left: Left): Say {
  return (told) => {
    const found = left(told, 'state');
    if (found.length === 0) return undefined;
    const clauses = found.flatMap(({ note, said }) => stateClauses(note) ?? [clauseOf(said)]);
    const text = clauses.length > 2 ? listOf(clauses) : clauses.join(' and ');
    return { text, facts: found.map(({ fact }) => fact) };
  };
}

const clauseOf = (said: Said) =>
  said.form === 'predicate' ? `it ${said.text}` : `also to note: ${said.bare}`;
