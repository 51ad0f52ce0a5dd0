import type { Car } from '../../../brief/car/car.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { ToldFacts } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber } from './grammar/numbers.ts';
import type { Gender } from './lexicon/gender-lexicon.ts';
import { dealClause } from './say-as-clause.ts';
import { type SaidThing, sayNote } from './say-meaning.ts';
import { asFault, damaged, sayTogether, stateClause } from './say-note.ts';

type Numbered = SaidThing & { fact: string };
type Left = (told: ToldFacts, kind: Note['kind'], ...shapes: SaidThing['shape'][]) => Numbered[];

/** The most things that stand in one row. */
const longestRow = 9;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car, gender: Gender): Slots {
  const notes: Numbered[] = car.notes.flatMap((note) =>
    sayNote(note).map((thing, part) => ({ ...asFault(thing), fact: `note ${note.id}.${part}` })),
  );
  const left: Left = (told, kind, ...shapes) =>
    notes.filter(
      (note) =>
        !told.has(note.fact) && note.kind === kind && (shapes.length === 0 || shapes.includes(note.shape)),
    );
  const list =
    (
      say: (found: Numbered[]) => string[] | undefined,
      kind: Note['kind'],
      ...shapes: SaidThing['shape'][]
    ): Say =>
    (told) => {
      const found = left(told, kind, ...shapes).slice(0, longestRow);
      const said = found.length > 0 ? say(found) : undefined;
      return said && { text: joinNotes(said), facts: found.map(({ fact }) => fact) };
    };
  const bare = (found: Numbered[]) => found.map(({ text }) => text);
  const withArticles = (found: Numbered[]) =>
    found.every((note) => damaged(note) !== undefined) ? sayTogether(found, damaged) : undefined;
  const besides = pricesBesides.flatMap(({ term, said, besides }) =>
    notes
      .filter(({ meaning, text }) => meaning.term === term && text === said)
      .map(({ fact }) => ({ fact, besides })),
  );
  return {
    ...(besides.length > 0 && car.price !== undefined && { price: priceBeside(car.price, besides) }),
    damage: list((found) => sayTogether(found, damaged), 'damage', 'noun'),
    damageThings: list(withArticles, 'damage', 'noun'),
    damageClauses: list(bare, 'damage', 'clause'),
    states: list((found) => ofOneSubject(found.map((note) => stateClause(note, gender))), 'state'),
    predicates: (told) => {
      const found = [...left(told, 'history', 'clause'), ...left(told, 'deal', 'clause')].slice(0, 3);
      return found.length > 0
        ? { text: listOf(bare(found)), facts: found.map(({ fact }) => fact) }
        : undefined;
    },
    dealNotes: (told) => {
      const found = left(told, 'deal', 'noun').toSorted(byPrice).slice(0, longestRow);
      return found.length > 0
        ? { text: dealSentences(found), facts: found.map(({ fact }) => fact) }
        : undefined;
    },
  };
}

/** Terms that stand beside the figure: "7.900 € più IVA", "2.300 € trattabili". */
const pricesBesides = [
  { term: 'negotiable', said: 'prezzo trattabile', besides: 'trattabili' },
  { term: 'vatExcluded', said: 'IVA esclusa', besides: 'più IVA' },
  { term: 'vatIncluded', said: 'IVA inclusa', besides: 'IVA inclusa' },
] as const;

const priceBeside =
  (price: number, terms: readonly { fact: string; besides: string }[]): Say =>
  (told) => {
    if (told.has('price')) return undefined;
    const left = terms.filter(({ fact }) => !told.has(fact));
    return {
      text: [`${formatNumber(price)} €`, ...left.map(({ besides }) => besides)].join(' '),
      facts: ['price', ...left.map(({ fact }) => fact)],
    };
  };

/** "l’auto ha gli airbag non esplosi ed è marciante": the car is named once. */
const ofOneSubject = (clauses: readonly string[]) =>
  clauses.map((clause, at) => (at > 0 ? clause.replace(/^(?:l’auto|il mezzo) /u, '') : clause));

/** What the price depends on stands beside it. */
const byPrice = (one: Numbered, other: Numbered) => Number(isOfPrice(other)) - Number(isOfPrice(one));
const isOfPrice = ({ meaning }: Numbered) => /^(?:price|vat)/u.test(meaning.term);

/** How many terms of sale one sentence tells. */
const mostTerms = 4;

/** "L'IVA è esposta e sono possibili la permuta e il finanziamento": what is offered alike is told together. */
function dealSentences(things: readonly SaidThing[]): string {
  const clauses = things.map(dealClause);
  const offers = clauses.flatMap((clause) => /^è possibile (.+)$/u.exec(clause)?.[1] ?? []);
  const others = clauses.filter((clause) => !clause.startsWith('è possibile '));
  const offer =
    offers.length > 1 ? `sono possibili ${listOf(offers)}` : offers.map((one) => `è possibile ${one}`);
  const all = [...ofOneState(others), ...[offer].flat()];
  const sentences = Array.from({ length: Math.ceil(all.length / mostTerms) }, (_, at) =>
    joinNotes(all.slice(at * mostTerms, (at + 1) * mostTerms)),
  );
  return sentences.map((text) => text.charAt(0).toUpperCase() + text.slice(1)).join('. ');
}

/** "sono escluse l'IPT e la messa su strada": what is in or out of the price alike is told together. */
function ofOneState(clauses: readonly string[]): string[] {
  const groups = Map.groupBy(
    clauses,
    (clause) => /^(?:la |l['’])[^,]* è (esclusa|inclusa|compresa)$/u.exec(clause)?.[1],
  );
  return [...groups].flatMap(([state, all]) =>
    state === undefined || all.length < 2
      ? all
      : [
          `sono ${state.replace(/a$/u, 'e')} ${listOf(all.map((clause) => clause.replace(/ è \p{L}+$/u, '')))}`,
        ],
  );
}

/** Items with commas of their own are parted by semicolons. */
function joinNotes(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) && items.length > 1 ? items.join('; ') : listOf(items);
}
