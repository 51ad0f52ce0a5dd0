import type { Car } from '../../../../brief/car/car.ts';
import type { Term } from '../../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../../vocabulary/words/es.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { withArticle, withIndefinite } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { typedWordingOf } from '../lexicon/typed-wordings.ts';
import { massNouns } from '../modify-noun.ts';
import type { Said } from '../say-meaning.ts';
import { sayNote } from '../say-note.ts';
import { shortHistories } from './short-histories.ts';

/** A thing that also stands among others of its note. */
export interface SpanishThing extends Thing {
  said: Said;
}

/** What the notes say, each thing in its Spanish forms. */
export function things(car: Car): SpanishThing[] {
  return car.notes.flatMap((note) => {
    const saidNote = sayNote(note);
    if (!saidNote) return [];
    return note.meanings.flatMap((meaning, part): SpanishThing[] => {
      const item = saidNote.items[part];
      if (!item) return [];
      const { kind } = item;
      const said = ofMake(item, meaning.term, car);
      const { modifiers, places, name, figure, count, km, date } = meaning;
      const term = typedWordingOf(meaning.term, note.text)?.as ?? meaning.term;
      const isNoun = said.shape === 'noun';
      return [
        {
          fact: `note ${note.id}.${part}`,
          ...alsoTells(term, car),
          term,
          // "no lleva rueda de repuesto" stands in no row of things.
          kind: !isNoun && kind === 'equipment' ? 'history' : kind,
          isNoun,
          isUsual: isNoun === (spanishTerms.terms[term][0] !== 'v'),
          isPlural: isNoun && said.plural,
          isBare:
            modifiers.length === 0 &&
            places.length === 0 &&
            [name, figure, count, km, date].every((detail) => detail === undefined),
          form: (form) => formOf(said, term, kind, form),
          said,
        },
      ];
    });
  });
}

/** "ha pasado las revisiones en servicio oficial Volvo": notes name the car's own make. */
function ofMake(said: Said, term: Term, { make }: Car): Said {
  if (term !== 'servicedByMaker' || make === 'auto' || said.text.includes(make)) return said;
  return { ...said, text: said.text.replace('el servicio oficial', `servicio oficial ${make}`) } as Said;
}

/** Things that a field of the form says too. */
function alsoTells(term: Term, { transmission, warranty, condition }: Car): { also?: string } {
  if (term === 'zeroKm' || (term === 'exCompany' && condition === 'Aziendale')) return { also: 'condition' };
  if (term === 'makerWarrantyUntil' && warranty === 'Garanzia casa madre') return { also: 'warranty' };
  // "MTA" beside a sequential gearbox is the same gearbox.
  return term === 'robotGearbox' && transmission === 'Sequenziale' ? { also: 'transmission' } : {};
}

/** "el enganche", bare "enganche", "un enganche", and what one says after "tiene". */
function formOf(said: Said, term: Term, kind: Thing['kind'], form: string): string {
  if (form === 'corto') return shortOf(said.text) ?? shortHistories[term]?.[1] ?? said.text;
  if (said.shape === 'predicate' || form === '0') return said.text;
  if (form === 'tiene' || kind === 'damage' || kind === 'state') return said.possessed;
  if (unarticled.has(term) || massNouns.has(term) || namesItself(said.text, term)) return said.text;
  const noun = { text: said.text, ...said.form };
  if (form === 'un') return uncounted.has(term) ? said.text : withIndefinite(noun);
  return withArticle(noun);
}

/** "revisiones en servicio oficial Ford" of "ha pasado las revisiones en servicio oficial Ford". */
const shortOf = (text: string) => /^ha pasado (?:las |sus )?(revisiones .+)$/u.exec(text)?.[1];

/** Names of their own, and "7 plazas". */
const unarticled: ReadonlySet<Term> = new Set<Term>(['carPlay', 'androidAuto', 'manySeats', 'sevenGears']);

/** "Pilot Assist", "App-Connect": no article before a name. */
const namesItself = (text: string, term: Term) =>
  (term === 'assistSystems' || term === 'phoneLink') && /^\p{Lu}/u.test(text);

/** What one has, but never one of. */
const uncounted: ReadonlySet<Term> = new Set<Term>([
  ...(['climate', 'airConditioning', 'manualClimate', 'bluetooth', 'abs', 'stability', 'wifi'] as const),
  ...([
    'tractionControl',
    'ambientLight',
    'centralLocking',
    'powerSteering',
    'fastCharging',
    'keyless',
  ] as const),
  ...(['handsfree', 'gripControl', 'lowRange', 'fourWheelDrive', 'alcantara', 'keys'] as const),
]);

/** "daños en portón y paragolpes, y el faro por sustituir": what holds an "y" is parted by a comma. */
export function listThings(items: readonly string[]): string {
  const list = listOf(items);
  const [first = ''] = items;
  return items.length === 2 && / [ye] /u.test(first) ? `${first},${list.slice(first.length)}` : list;
}

/** "(ayuda/ayudan)" in the number of what it speaks of. */
export const agree = (text: string, plural: boolean) =>
  text.replace(/\(([\p{L} ]+)\/([\p{L} ]+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
