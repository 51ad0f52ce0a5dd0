import type { Car } from '../../../brief/car/car.ts';
import { isWorthPraise } from '../../../brief/car/is-worth-praise.ts';
import type { Note } from '../../../brief/notes/note.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import type { Say, Slots } from '../slots.ts';
import { listOf, predicatesOf } from './grammar/lists.ts';
import { type Case, decline, type NounPhrase } from './grammar/nouns.ts';
import { partsOf } from './note-parts.ts';
import { benefits } from './phrases/equipment-benefits.ts';
import { itemOf, type SaidNote } from './say-note.ts';
import { stateClauses } from './state-clauses.ts';

type Known = Note & { fact: string; said: SaidNote };
type Left = (
  told: ReadonlySet<string>,
  kinds: readonly Note['kind'][],
  form?: 'item' | 'predicate',
) => Known[];

/** The most things that stand in one row. */
const longestRow = 8;

/** The slots for what the notes say; each thing is said once. `A` and `D` are accusative and dative. */
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
    damage: list(left, 'damage', 'nom'),
    damageA: list(left, 'damage', 'acc'),
    damageClauses: predicates(left, ['damage']),
    states: stateSlot(left),
    things: list(left, 'equipment', 'nom'),
    thingsA: list(left, 'equipment', 'acc'),
    thingsD: list(left, 'equipment', 'dat'),
    manyThings: list(left, 'equipment', 'nom', true),
    oneFeature: featureSlot(left, 'nom', true),
    featureA: featureSlot(left, 'acc'),
    ...helpSlots(left),
    history: list(left, 'history', 'nom'),
    historyA: list(left, 'history', 'acc'),
    historyD: list(left, 'history', 'dat'),
    predicates: predicates(left, ['history', 'deal', 'equipment']),
    dealNotes: list(left, 'deal', 'nom'),
  };
}

/** A long list is told in two sentences of like length; `isMany` when a verb in the plural follows. */
function list(left: Left, kind: Note['kind'], kase: Case, isMany = false): Say {
  return (told) => {
    const all = left(told, [kind], 'item');
    const found = all.length > longestRow ? all.slice(0, Math.ceil(all.length / 2)) : all;
    const [only] = found;
    const items =
      found.length === 1 && only && kase !== 'nom' && kind === 'equipment'
        ? [soleItem(only.said, kase)]
        : found.map(({ said }) => itemOf(said, kase));
    const isPlural = found.length > 1 || found.some(({ said }) => 'things' in said && isSeveral(said.things));
    if (found.length === 0 || items.some((item) => item === undefined) || (isMany && !isPlural))
      return undefined;
    return { text: listOf(items as string[]), facts: found.map(({ fact }) => fact) };
  };
}

/** One thing alone takes its article: "bietet ein Schiebedach", "mit Bluetooth". */
function soleItem(said: SaidNote, kase: Case): string | undefined {
  const [thing, ...others] = 'things' in said ? said.things : [];
  if (!thing || others.length > 0 || thing.plural || hasNoArticle(thing)) return itemOf(said, kase);
  return decline(thing, 'ein', kase);
}

const isSeveral = (things: readonly NounPhrase[]) => things.length > 1 || (things[0]?.plural ?? false);

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

/** One thing with what it is good for: "das Panoramadach, das viel Licht hereinlässt"; `isOne` when a verb in the singular follows. */
function featureSlot(left: Left, kase: Case, isOne = false): Say {
  return (told, random) => {
    const known = left(told, ['equipment'], 'item').flatMap((note) => {
      const [thing, ...others] = 'things' in note.said ? note.said.things : [];
      const [meaning] = note.meanings;
      const good = meaning && isWorthPraise(meaning) ? benefitsOf(meaning.term) : [];
      return thing && others.length === 0 && good.length > 0 && !(isOne && thing.plural)
        ? [{ note, thing, good }]
        : [];
    });
    if (known.length === 0) return undefined;
    const { note, thing, good } = random.pick(known);
    const article = thing.plural || hasNoArticle(thing) ? '' : random.pick(['der', 'ein'] as const);
    return {
      text: `${decline(thing, article, kase)}${inNumber(random.pick(good), thing)}`,
      facts: [note.fact],
    };
  };
}

/** What helps where: `{roadHelpA}` "den Tempomaten", for sentences that say themselves what it is good for. */
const helps: Record<string, readonly Term[]> = {
  roadHelp: ['adaptiveCruise', 'cruise'],
  wayHelp: ['navigation', 'carPlay', 'androidAuto', 'phoneLink'],
  parkHelp: ['rearCamera', 'parkingSensors', 'parkAssist', 'surroundCamera'],
  childHelp: ['isofix'],
  doorHelp: ['slidingDoors'],
  seatHelp: ['manySeats', 'thirdRow'],
  loadHelp: ['towHook', 'roofBars'],
  coldHelp: ['heatedSeats', 'parkingHeater', 'heatedSteering', 'heatedWindscreen'],
  coolHelp: ['airConditioning', 'automaticClimate', 'dualZoneClimate', 'climate'],
  talkHelp: ['bluetooth', 'handsfree'],
  sportHelp: ['sportSeats', 'sportExhaust', 'sportSuspension', 'paddles'],
  lightHelp: ['panoramicRoof', 'sunroof'],
};

function helpSlots(left: Left): Slots {
  const slots: Slots = {};
  for (const [name, wanted] of Object.entries(helps)) {
    slots[`${name}A`] = helpSlot(left, wanted, 'acc');
    slots[`${name}D`] = helpSlot(left, wanted, 'dat');
  }
  return slots;
}

function helpSlot(left: Left, wanted: readonly Term[], kase: Case): Say {
  return (told, random) => {
    const known = left(told, ['equipment'], 'item').flatMap((note) => {
      const [thing, ...others] = 'things' in note.said ? note.said.things : [];
      const [meaning] = note.meanings;
      return thing && others.length === 0 && meaning && wanted.includes(meaning.term)
        ? [{ note, thing }]
        : [];
    });
    if (known.length === 0) return undefined;
    const { note, thing } = random.pick(known);
    const article = thing.plural || hasNoArticle(thing) ? '' : 'der';
    return { text: decline(thing, article, kase), facts: [note.fact] };
  };
}

const benefitsOf = (term: Term): readonly string[] => benefits[term] ?? [];

/** Proper names and systems stand without: "Bluetooth", "Apple CarPlay". */
const hasNoArticle = ({ text }: NounPhrase) =>
  /^(?:Bluetooth|Apple|Android|Isofix|ESP|Alcantara|Launch|WLAN|LED)/.test(text);

/** "~" is the relative pronoun of the thing, "(hilft|helfen)" its number. */
function inNumber(benefit: string, thing: NounPhrase): string {
  const relative = thing.plural ? 'die' : { m: 'der', f: 'die', n: 'das' }[thing.gender];
  return benefit
    .replace('~', relative)
    .replace(/\(([^|)]+)\|([^)]+)\)/gu, (_, one: string, many: string) => (thing.plural ? many : one));
}
