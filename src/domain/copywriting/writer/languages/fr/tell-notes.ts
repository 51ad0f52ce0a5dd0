import type { Car } from '../../../brief/car/car.ts';
import { isWorthPraise } from '../../../brief/car/is-worth-praise.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import type { Filling, ToldFacts } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { ofMake } from './argument/things.ts';
import type { Gender } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { stateClauses } from './lexicon/state-clauses.ts';
import { dealClause } from './say-deal.ts';
import type { SaidMeaning } from './say-meaning.ts';
import { sayNote } from './say-note.ts';

/** One thing of one note, as it will stand in a sentence. */
interface Told {
  thing: SaidMeaning;
  meaning: Meaning | undefined;
  fact: string;
  kind: Note['kind'];
  /** What it is, when the writer knows. */
  term: Term | undefined;
}

/** The most things that stand in one row. */
const longestRow = 8;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car, gender: Gender): Slots {
  const things = car.notes.flatMap((note) => thingsOf(note, car));
  const left = (told: ToldFacts, kind: Note['kind'], isClause?: boolean) =>
    things.filter(
      (item) =>
        item.kind === kind &&
        !told.has(item.fact) &&
        (isClause === undefined || isPredicate(item) === isClause),
    );
  const withArticles =
    (kind: Note['kind']): Say =>
    (told) =>
      filling(row(left(told, kind, false)), ({ thing }) => thing.listed);
  const bare =
    (kind: Note['kind']): Say =>
    (told) =>
      filling(row(left(told, kind, false)), ({ thing }) => thing.text);
  const clauses =
    (...kinds: Note['kind'][]): Say =>
    (told) =>
      filling(kinds.flatMap((kind) => left(told, kind, true)).slice(0, 3), ({ thing }) => thing.text);
  const privately = (told: ToldFacts) =>
    left(told, 'deal').filter(({ meaning }) => meaning?.term === 'privateNegotiation');
  return {
    damage: bare('damage'),
    damageThings: withArticles('damage'),
    damageClauses: clauses('damage'),
    states: statesSlot((told) => left(told, 'state'), gender),
    predicates: clauses('history', 'deal', 'equipment'),
    dealNotes: bare('deal'),
    deals: dealsSlot((told) => left(told, 'deal'), gender === 'f' ? 'la voiture' : 'le véhicule'),
    ondemand: (told) => filling(privately(told), () => 'sur demande'),
    // Where the price is asked for, that it is said on request is told.
    asked: (told) => filling(privately(told), () => '') ?? { text: '', facts: [] },
  };
}

function thingsOf(note: Note, car: Car): Told[] {
  const said = sayNote(note);
  if (!said) return [];
  return said.map((one, index) => {
    const meaning = note.meanings[index];
    const thing = meaning ? ofMake(one, meaning, car) : one;
    const term = meaning && isWorthPraise(meaning) ? meaning.term : undefined;
    const isLeftOut = meaning?.modifiers.includes('notIncluded') ?? false;
    const kind = isLeftOut ? 'deal' : kindOf(note.kind, term);
    return { thing, meaning, fact: `note ${note.id}.${index}`, kind, term };
  });
}

/** New tyres are told with what the car has, not with its past; an offer goes with the price. */
function kindOf(kind: Note['kind'], term: Term | undefined): Note['kind'] {
  const own = term && terms[term];
  if (own === 'deal') return 'deal';
  if (kind === 'damage' || kind === 'state') return kind;
  return own === 'equipment' || own === 'history' ? own : kind;
}

/** The terms as clauses of one sentence, and those that no clause can hold in a row after it. */
function dealsSlot(left: (told: ToldFacts) => Told[], il: string): Say {
  return (told) => {
    const items = left(told);
    if (items.length === 0) return undefined;
    const clauses: string[] = [];
    const others: string[] = [];
    for (const { thing, meaning } of items) {
      const clause = meaning && dealClause({ meaning, said: thing }, il);
      if (clause) clauses.push(inSentence(clause));
      else others.push(inSentence(thing.text));
    }
    const sentences = [clauses, others]
      .filter((some) => some.length > 0)
      .map((some) => listOf([...new Set(some)]));
    return { text: sentences.join('. '), facts: items.map(({ fact }) => fact) };
  };
}

/** "une remise, soit 300 €, est prévue": no text holds brackets. */
const inSentence = (text: string) =>
  text.replace(/ \((\d[^()]*)\)(?=( \p{L})?)/gu, (_, sum: string, more?: string) =>
    more ? `, soit ${sum},` : `, soit ${sum}`,
  );

const isPredicate = ({ thing }: Told) => thing.noun === undefined;

/** A long list is told in two sentences. */
const row = (items: Told[]) =>
  items.length > longestRow ? items.slice(0, Math.ceil(items.length / 2)) : items;

function filling(items: readonly Told[], say: (item: Told) => string): Filling | undefined {
  if (items.length === 0) return undefined;
  return { text: listOf([...new Set(items.map(say))]), facts: items.map(({ fact }) => fact) };
}

/** "les airbags ne se sont pas déclenchés et la voiture roule". */
function statesSlot(left: (told: ToldFacts) => Told[], gender: Gender): Say {
  const subject = gender === 'f' ? 'la voiture' : 'le véhicule';
  return (told) =>
    filling(left(told), (item) => {
      const clause = item.term && stateClauses[item.term];
      return clause ?? (isPredicate(item) ? `${subject} ${item.thing.text}` : item.thing.text);
    });
}
