import type { Car } from '../../../brief/car/car.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { ToldFacts } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber } from './grammar/numbers.ts';
import { behindPrice, dealClause } from './say-deal.ts';
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
  const isOnApplication = ({ note }: Told) => note.meanings[0]?.term === 'privateNegotiation';
  const isTermOfPrice = ({ note }: Told) => {
    const [meaning] = note.meanings;
    // A figure of its own stands in a sentence: "price excluding VAT (€18,500)".
    return meaning !== undefined && meaning.term in behindPrice && meaning.figure === undefined;
  };
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
    deals: (told) => {
      const deals = left(told, 'deal');
      // Where no price is given, the sentence about it says that it is told on request.
      const silent = car.price === undefined ? deals.filter(isOnApplication) : [];
      const said = dealsOf(deals.filter((one) => !silent.includes(one)));
      if (silent.length === 0) return said;
      return { text: said?.text ?? '', facts: [...(said?.facts ?? []), ...silent.map(({ fact }) => fact)] };
    },
    price: (told) => priceOf(car, told, left(told, 'deal').filter(isTermOfPrice)),
    poa: (told) => onApplication(left(told, 'deal')),
  };
}

const thingsIn = (found: readonly Told[]): Thing[] =>
  found.filter((one): one is Thing => one.said.form === 'thing');
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

/** "€17,900 + VAT": the price with what is said in the same breath. */
function priceOf({ price }: Car, told: ToldFacts, terms: readonly Told[]) {
  if (price === undefined || told.has('price')) return undefined;
  const behind = terms.flatMap(({ fact, note }) => {
    const text = note.meanings[0] && behindPrice[note.meanings[0].term];
    return text ? [{ fact, text }] : [];
  });
  return {
    text: `€${formatNumber(price)}${behind.map(({ text }) => text).join('')}`,
    facts: ['price', ...behind.map(({ fact }) => fact)],
  };
}

function onApplication(deals: readonly Told[]) {
  const found = deals.filter(({ note }) => note.meanings[0]?.term === 'privateNegotiation');
  return found.length === 0
    ? undefined
    : { text: 'price on application', facts: found.map(({ fact }) => fact) };
}

/** The terms of the sale, one after the other, with a stop and the space before: " VAT is shown separately. Delivery takes 5 days." */
function dealsOf(deals: readonly Told[]) {
  const found = thingsIn(deals).slice(0, longestRow);
  if (found.length === 0) return undefined;
  const clauses = found.flatMap(({ said, note }) => {
    const [meaning] = note.meanings;
    return meaning ? [dealClause(said, meaning.term)] : [];
  });
  const both = clauses.indexOf('leasing is available');
  if (both >= 0 && clauses[both + 1] === 'finance is available')
    clauses.splice(both, 2, 'leasing and finance are available');
  const pairs = clauses.flatMap((clause, at) =>
    at % 2 === 1 ? [] : [[clause, ...clauses.slice(at + 1, at + 2)].join(', and ')],
  );
  return { text: ` ${pairs.join('. ')}.`, facts: found.map(({ fact }) => fact) };
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
