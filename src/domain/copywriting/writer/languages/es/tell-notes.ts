import type { Car } from '../../../brief/car/car.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { ToldFacts } from '../../text/fill-template.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import { type SaidNote, sayNote } from './say-note.ts';

type Item = SaidNote['items'][number] & {
  fact: string;
  kind: Note['kind'];
};
type Shape = Item['shape'];
type Left = (told: ToldFacts, kind: Note['kind'], ...shapes: Shape[]) => Item[];

/** The most things that stand in one row. */
const longestRow = 9;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car): Slots {
  const items: Item[] = car.notes.flatMap((note) => {
    const said = sayNote(note);
    if (!said) return [];
    return said.items.map((item, part) => ({
      ...item,
      kind: item.kind,
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
