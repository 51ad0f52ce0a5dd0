import type { Car } from '../../../brief/car/car.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf } from './grammar/lists.ts';
import type { Gender } from './lexicon/gender-lexicon.ts';
import { benefits } from './phrases/equipment-benefits.ts';
import { type SaidThing, sayNote } from './say-meaning.ts';
import { damaged, definite, possessed, sayTogether, stateClause } from './say-note.ts';

type Numbered = SaidThing & { fact: string };
type Left = (told: ReadonlySet<string>, kind: Note['kind'], ...shapes: SaidThing['shape'][]) => Numbered[];

/** The most things that stand in one row. */
const longestRow = 9;

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car, gender: Gender): Slots {
  const notes: Numbered[] = car.notes.flatMap((note) =>
    sayNote(note).map((thing, part) => ({ ...thing, fact: `note ${note.id}.${part}` })),
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
  return {
    damage: list((found) => sayTogether(found, damaged), 'damage', 'noun'),
    damageThings: list(withArticles, 'damage', 'noun'),
    damageBare: list(bare, 'damage', 'noun'),
    damageClauses: list(bare, 'damage', 'clause'),
    states: list((found) => ofOneSubject(found.map((note) => stateClause(note, gender))), 'state'),
    things: thingsSlot(left, false),
    manyThings: thingsSlot(left, true),
    feature: featureSlot(left),
    history: list((found) => found.map(possessed), 'history', 'noun'),
    predicates: (told) => {
      const found = [...left(told, 'history', 'clause'), ...left(told, 'deal', 'clause')].slice(0, 3);
      return found.length > 0
        ? { text: listOf(bare(found)), facts: found.map(({ fact }) => fact) }
        : undefined;
    },
    dealNotes: list((found) => inOneBreath(bare(found.toSorted(byPrice))), 'deal', 'noun'),
  };
}

/** "l’auto ha gli airbag non esplosi ed è marciante": the car is named once. */
const ofOneSubject = (clauses: readonly string[]) =>
  clauses.map((clause, at) => (at > 0 ? clause.replace(/^(?:l’auto|il mezzo) /u, '') : clause));

/** What the price depends on stands beside it. */
const byPrice = (one: Numbered, other: Numbered) => Number(isOfPrice(other)) - Number(isOfPrice(one));
const isOfPrice = ({ meaning }: Numbered) => /^(?:price|vat)/u.test(meaning.term);

/** "possibilità di leasing e di finanziamento": what follows in kind is not named again. */
const inOneBreath = (items: readonly string[]) =>
  items.map((item, at) =>
    /^possibilità /u.test(item) && /^possibilità /u.test(items[at - 1] ?? '')
      ? item.replace(/^possibilità /u, '')
      : item,
  );

/** Items with commas of their own are parted by semicolons. */
function joinNotes(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) && items.length > 1 ? items.join('; ') : listOf(items);
}

/** One thing with what it is good for: "il gancio di traino, per il carrello o le bici". */
function featureSlot(left: Left): Say {
  return (told, random) => {
    const known = left(told, 'equipment', 'noun').filter(
      (note) => note.concept !== undefined && definite(note) !== undefined,
    );
    if (known.length === 0) return undefined;
    const note = random.pick(known);
    const good = note.concept ? benefits[note.concept] : [];
    return {
      text: `${definite(note)}, ${inNumber(random.pick(good), note.noun?.plural ?? false)}`,
      facts: [note.fact],
    };
  };
}

/** "che (fa|fanno) comodo" in the number of the thing before it. */
function inNumber(benefit: string, plural: boolean): string {
  return benefit.replace(/\((\p{L}+)\|(\p{L}+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
}

/** The equipment not told yet, a long list in two sentences; `isMany` when a verb in the plural follows. */
function thingsSlot(left: Left, isMany: boolean): Say {
  return (told) => {
    const all = left(told, 'equipment');
    const found = all.length > longestRow ? all.slice(0, Math.ceil(all.length / 2)) : all;
    if (found.length === 0 || (isMany && found.length < 2 && !found[0]?.noun?.plural)) return undefined;
    return { text: joinNotes(sayTogether(found, definite)), facts: found.map(({ fact }) => fact) };
  };
}
