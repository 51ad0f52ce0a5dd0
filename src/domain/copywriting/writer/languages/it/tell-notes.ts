import type { Car } from '../../car/car.ts';
import type { Note } from '../../notes/note.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling } from '../../text/fill-template.ts';
import { agree } from './grammar/agreement.ts';
import { withArticle, withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { benefits } from './phrases/equipment-benefits.ts';

type Say = (told: ReadonlySet<string>, random: Random) => Filling | undefined;
type Numbered = Note & { fact: string };

/** The slots for what the notes say; each thing is said once. */
export function tellNotes(car: Car, gender: 'm' | 'f'): Record<string, Say> {
  const notes: Numbered[] = car.notes.map((note, order) => ({ ...note, fact: `note ${order}` }));
  const left = (told: ReadonlySet<string>, ...wanted: ((note: Numbered) => boolean)[]) =>
    notes.filter((note) => !told.has(note.fact) && wanted.every((is) => is(note)));
  const list =
    (say: (note: Numbered) => string, most: number, ...wanted: ((note: Numbered) => boolean)[]): Say =>
    (told) => {
      const found = left(told, ...wanted).slice(0, most);
      return found.length === 0
        ? undefined
        : { text: joinNotes(found.map(say)), facts: found.map(({ fact }) => fact) };
    };
  const is = (kind: Note['kind']) => (note: Numbered) => note.kind === kind;
  const isAdjective = (note: Numbered) => note.shape === 'adjective';
  const isThing = (note: Numbered) => note.shape === 'noun';
  const isPredicate = (note: Numbered) => note.shape === 'predicate';
  const bare = (note: Numbered) =>
    isAdjective(note) ? agree(note.text, gender) : predicate(note.text, gender);
  return {
    damage: list(indefinite(gender), 12, is('damage'), (note) => !isPredicate(note)),
    damageBare: list(bare, 12, is('damage'), (note) => !isPredicate(note)),
    states: list((note) => stateClause(note, gender), 12, is('state')),
    things: thingsSlot(left, 1),
    manyThings: thingsSlot(left, 2),
    twoThings: list(definite, 2, is('equipment')),
    threeThings: list(definite, 3, is('equipment')),
    feature: featureSlot(left),
    history: list(bare, 12, is('history'), isThing),
    historyAdjectives: list(bare, 12, is('history'), isAdjective),
    dealNotes: list(bare, 12, is('deal')),
    remarks: list(bare, 12, (note) => note.kind === 'remark' && !isPredicate(note)),
    predicates: list((note) => predicate(note.text, gender), 3, isPredicate),
    leftovers: list(bare, 12),
  };
}

/** Items with commas of their own are parted by semicolons. */
function joinNotes(items: readonly string[]): string {
  return items.some((item) => item.includes(',')) && items.length > 1 ? items.join('; ') : listOf(items);
}

function definite({ text, noun, shape }: Note): string {
  if (/^\d+ posti/u.test(text)) return `i ${text}`;
  return noun && shape === 'noun' ? withArticle({ text, ...noun }) : text;
}

const indefinite =
  (gender: 'm' | 'f') =>
  (note: Note): string => {
    const { text, noun, shape } = note;
    if (shape === 'adjective') return agree(text, gender);
    const [, kind] =
      /^(?:(?:piccol|legger|liev|vistos|evident|grav)\p{L} )?(danno|graffio|graffietto|bozzo|difetto|urto|colpo|guasto|segno|ammaccatura|botta|crepa|perdita|rottura|macchia|rigatura)(?!\p{L})/iu.exec(
        text,
      ) ?? [];
    if (!kind) return noun ? withArticle({ text, ...noun }) : text;
    return withIndefinite({ text, gender: /a$/u.test(kind) ? 'f' : 'm' });
  };

/** The seller wrote of "auto"; a van or a Defender is masculine. */
const predicate = (text: string, gender: 'm' | 'f') =>
  gender === 'm' ? text.replace(/(?<=(?:stat|incidentat|sinistrat))a(?!\p{L})/gu, 'o') : text;

function stateClause(note: Note, gender: 'm' | 'f'): string {
  if (note.shape === 'clause') return note.text;
  const subject = gender === 'f' ? "l'auto" : 'il veicolo';
  return note.shape === 'adjective' ? `${subject} è ${agree(note.text, gender)}` : `${subject} ${note.text}`;
}

/** One thing with what it is good for: "il gancio traino, per il carrello o le bici". */
function featureSlot(left: (told: ReadonlySet<string>, is: (note: Numbered) => boolean) => Numbered[]): Say {
  return (told, random) => {
    const known = left(
      told,
      (note) =>
        note.kind === 'equipment' &&
        note.shape === 'noun' &&
        note.noun !== undefined &&
        note.concept !== undefined,
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

/**
 * The equipment not told yet; a long list comes in two sentences. Verbs in the plural ask for at
 * least two things, or one plural.
 */
function thingsSlot(
  left: (told: ReadonlySet<string>, is: (note: Numbered) => boolean) => Numbered[],
  least: 1 | 2,
): Say {
  return (told) => {
    const all = left(told, (note) => note.kind === 'equipment');
    const found = all.length > 6 ? all.slice(0, Math.ceil(all.length / 2)) : all;
    if (found.length === 0 || (found.length < least && !found[0]?.noun?.plural)) return undefined;
    return { text: joinNotes(found.map(definite)), facts: found.map(({ fact }) => fact) };
  };
}
