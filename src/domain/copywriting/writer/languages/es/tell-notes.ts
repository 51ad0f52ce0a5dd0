import type { Car } from '../../../brief/car/car.ts';
import { isWorthPraise } from '../../../brief/car/is-worth-praise.ts';
import type { Trait } from '../../../brief/car/traits.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { benefits } from './phrases/equipment-benefits.ts';
import { benefitsFor } from './phrases/equipment-by-use.ts';
import { type SaidNote, sayNote } from './say-note.ts';

type Item = SaidNote['items'][number] & {
  fact: string;
  kind: Note['kind'];
  term: SaidNote['term'];
  isPraised: boolean;
};
type Shape = Item['shape'];
type Left = (told: ReadonlySet<string>, kind: Note['kind'], ...shapes: Shape[]) => Item[];

/** The most things that stand in one row. */
const longestRow = 9;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car): Slots {
  const items: Item[] = car.notes.flatMap((note) => {
    const said = sayNote(note);
    if (!said) return [];
    return said.items.map((item, part) => ({
      ...item,
      kind: said.kind,
      term: said.term,
      isPraised: note.meanings.every(isWorthPraise),
      fact: `note ${note.id}.${part}`,
    }));
  });
  const left: Left = (told, kind, ...shapes) =>
    items.filter((item) => !told.has(item.fact) && item.kind === kind && shapes.includes(item.shape));
  const list =
    (say: (item: Item) => string, kind: Note['kind'], ...shapes: Shape[]): Say =>
    (told) => {
      const found = left(told, kind, ...shapes).slice(0, longestRow);
      return found.length > 0
        ? { text: joinItems(found.map(say)), facts: found.map(({ fact }) => fact) }
        : undefined;
    };
  return {
    damage: list(bare, 'damage', 'noun'),
    damageThings: list(withItsArticle, 'damage', 'noun'),
    damageClauses: list(bare, 'damage', 'predicate'),
    states: statesSlot(left, car.body === 'Furgone' ? 'el vehículo' : 'el coche'),
    things: thingsSlot(left, false),
    manyThings: thingsSlot(left, true),
    feature: featureSlot(left, car),
    history: list(withItsArticle, 'history', 'noun'),
    papers: list(bare, 'history', 'noun'),
    predicates: (told) => {
      const found = [
        ...left(told, 'history', 'predicate'),
        ...left(told, 'deal', 'predicate'),
        ...left(told, 'equipment', 'predicate'),
      ].slice(0, 3);
      return found.length > 0
        ? { text: listOf(found.map(bare)), facts: found.map(({ fact }) => fact) }
        : undefined;
    },
    dealNotes: (told, random) =>
      list(told.has('price') && !told.has('warranty') ? afterPrice : bare, 'deal', 'noun')(told, random),
    dealAlone: list(bare, 'deal', 'noun'),
  };
}

const bare = ({ text }: Item) => text;
/** "16.800 €, negociable". */
const afterPrice = ({ text }: Item) => text.replace(/^precio (?=negociable|cerrado)/u, '');
const withItsArticle = (item: Item) => (item.shape === 'noun' ? item.possessed : item.text);

/** Items with commas of their own are parted by semicolons. */
function joinItems(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) && items.length > 1 ? items.join('; ') : listOf(items);
}

/** "el coche circula y conserva el chasis intacto". */
function statesSlot(left: Left, subject: string): Say {
  return (told) => {
    const clauses = left(told, 'state', 'predicate');
    const found = clauses.length > 0 ? clauses : left(told, 'state', 'noun');
    if (found.length === 0) return undefined;
    const text = joinItems(found.map(bare));
    return { text: clauses.length > 0 ? `${subject} ${text}` : text, facts: found.map(({ fact }) => fact) };
  };
}

/** One thing with what it is good for: "enganche de remolque, para el carro o las bicis". */
function featureSlot(left: Left, { traits }: Car): Say {
  return (told, random) => {
    const known = left(told, 'equipment', 'noun').filter(
      ({ term, isPraised }) => isPraised && term !== undefined && benefits[term] !== undefined,
    );
    if (known.length === 0) return undefined;
    const item = random.pick(known);
    const good = benefitsOf(item.term, traits);
    const isPlural = item.shape !== 'predicate' && item.plural;
    return { text: `${item.text}, ${inNumber(random.pick(good), isPlural)}`, facts: [item.fact] };
  };
}

/** What it does for the reader the seller has in mind, or else what it is good for in general. */
function benefitsOf(term: Item['term'], traits: Car['traits']): readonly string[] {
  const general = (term && benefits[term]) ?? [];
  const fitting = Object.entries((term && benefitsFor[term]) ?? {}).flatMap(([trait, said]) =>
    traits.has(trait as Trait) ? said : [],
  );
  return fitting.length > 0 ? [...fitting, ...fitting, ...general] : general;
}

/** "que (ayuda|ayudan)" in the number of the thing before it. */
function inNumber(benefit: string, plural: boolean): string {
  return benefit.replace(/\((\p{L}+)\|(\p{L}+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
}

/** The equipment not told yet, a long list in two sentences; `isMany` when a verb in the plural follows. */
function thingsSlot(left: Left, isMany: boolean): Say {
  return (told) => {
    const all = left(told, 'equipment', 'noun');
    const found = all.length > longestRow ? all.slice(0, Math.ceil(all.length / 2)) : all;
    const [first] = found;
    if (!first || (isMany && found.length < 2 && !(first.shape !== 'predicate' && first.plural)))
      return undefined;
    return { text: joinItems(found.map(bare)), facts: found.map(({ fact }) => fact) };
  };
}
