import { terms } from '../../../terms/terms.ts';
import type { Car } from '../../car/car.ts';
import type { Note } from '../../notes/note.ts';
import { type Gender, withArticle } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { stateClauses } from './lexicon/state-clauses.ts';
import { benefits } from './phrases/equipment-benefits.ts';
import { type SaidNote, sayNote } from './say-note.ts';
import type { Say, Slots } from './slots.ts';

interface Told extends SaidNote {
  fact: string;
  kind: Note['kind'];
  note: Note;
}

/** The most things that stand in one row. */
const longestRow = 8;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car, gender: Gender): Slots {
  const notes = car.notes.flatMap((note, order): Told[] => {
    const said = sayNote(note);
    return said ? [{ ...said, fact: `note ${order}`, kind: kindOf(note), note }] : [];
  });
  const left = (told: ReadonlySet<string>, kind: Note['kind'], isClause?: boolean) =>
    notes.filter(
      (item) =>
        item.kind === kind &&
        !told.has(item.fact) &&
        (isClause === undefined || isPredicate(item) === isClause),
    );
  /** Things with their articles; silent when one of them was typed and has none. */
  const withArticles =
    (kind: Note['kind'], isMany = false): Say =>
    (told) => {
      const found = row(left(told, kind, false));
      if (found.some(({ isTyped }) => isTyped) || (isMany && !soundsPlural(found))) return undefined;
      return filling(found, ({ listed }) => listed);
    };
  const bare =
    (kind: Note['kind']): Say =>
    (told) =>
      filling(row(left(told, kind, false)), ({ text }) => text);
  const clauses =
    (...kinds: Note['kind'][]): Say =>
    (told) =>
      filling(kinds.flatMap((kind) => left(told, kind, true)).slice(0, 3), ({ text }) => text);
  return {
    damage: bare('damage'),
    damageThings: withArticles('damage'),
    damageClauses: clauses('damage'),
    states: statesSlot((told) => left(told, 'state'), gender),
    things: withArticles('equipment'),
    manyThings: withArticles('equipment', true),
    bareThings: bare('equipment'),
    feature: featureSlot((told) => left(told, 'equipment', false)),
    history: bare('history'),
    historyThings: withArticles('history'),
    predicates: clauses('history', 'deal', 'equipment'),
    dealNotes: bare('deal'),
  };
}

/** New tyres are told with what the car has, not with its past; an offer goes with the price. */
function kindOf({ kind, language, meanings: [first] }: Note): Note['kind'] {
  if (kind === 'damage' || kind === 'state' || language === 'fr' || !first) return kind;
  const own = terms[first.term];
  return own === 'equipment' || own === 'deal' || own === 'history' ? own : kind;
}

const isPredicate = ({ things, isTyped }: Told) => !isTyped && things.every(({ noun }) => noun === undefined);

/** A long list is told in two sentences. */
const row = (items: Told[]) =>
  items.length > longestRow ? items.slice(0, Math.ceil(items.length / 2)) : items;

const soundsPlural = (items: readonly Told[]) =>
  items.length > 1 || items.some(({ things }) => things.length > 1 || things[0]?.noun?.plural);

function filling(items: readonly Told[], say: (thing: Told['things'][number]) => string) {
  if (items.length === 0) return undefined;
  return {
    text: listOf([...new Set(items.flatMap(({ things }) => things.map(say)))]),
    facts: items.map(({ fact }) => fact),
  };
}

/** "les airbags ne se sont pas déclenchés et la voiture roule". */
function statesSlot(left: (told: ReadonlySet<string>) => Told[], gender: Gender): Say {
  const subject = gender === 'f' ? 'la voiture' : 'le véhicule';
  return (told) => {
    const found = left(told);
    if (found.length === 0) return undefined;
    const said = found.flatMap((item) =>
      item.isTyped
        ? item.things.map(({ text }) => text)
        : item.note.meanings.map(({ term }, index) => {
            const text = item.things[index]?.text ?? '';
            return stateClauses[term] ?? (item.things[index]?.noun ? text : `${subject} ${text}`);
          }),
    );
    return { text: listOf(said), facts: found.map(({ fact }) => fact) };
  };
}

/** One thing with what it is good for: "l’attelage, pour la remorque ou les vélos". */
function featureSlot(left: (told: ReadonlySet<string>) => Told[]): Say {
  return (told, random) => {
    const known = left(told).filter(
      ({ isTyped, note, things }) => !isTyped && things.length === 1 && benefitOf(note),
    );
    if (known.length === 0) return undefined;
    const item = random.pick(known);
    const [thing] = item.things;
    const good = benefitOf(item.note);
    if (!thing || !good) return undefined;
    const plural = thing.noun?.plural ?? false;
    const text = `${thing.noun && !thing.noun.plural ? definiteOf(thing) : thing.listed}, ${inNumber(random.pick(good), plural)}`;
    return { text, facts: [item.fact] };
  };
}

const definiteOf = ({ noun, listed }: Told['things'][number]) =>
  noun && !/^Apple|^Android/.test(listed) ? withArticle(noun) : listed;

const benefitOf = ({ meanings }: Note): readonly string[] | undefined => {
  const [first] = meanings;
  return first && benefits[first.term];
};

/** "qui (fait|font) gagner du temps" in the number of the thing before it. */
const inNumber = (benefit: string, plural: boolean) =>
  benefit.replace(/\((\p{L}+)\|(\p{L}+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
