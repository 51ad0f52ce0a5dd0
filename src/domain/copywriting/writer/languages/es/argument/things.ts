import type { Car } from '../../../../brief/car/car.ts';
import type { Term } from '../../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../../vocabulary/words/es.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { withArticle, withIndefinite } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { massNouns } from '../modify-noun.ts';
import type { Said } from '../say-meaning.ts';
import { sayNote } from '../say-note.ts';

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
      const said = saidNote.items[part];
      if (!said) return [];
      const { term, modifiers, places, name, figure, count, km, date } = meaning;
      const isNoun = said.shape === 'noun';
      return [
        {
          fact: `note ${note.id}.${part}`,
          ...alsoTells(term, car),
          term,
          // "no lleva rueda de repuesto" stands in no row of things.
          kind: !isNoun && saidNote.kind === 'equipment' ? 'history' : saidNote.kind,
          isNoun,
          isUsual: isNoun === (spanishTerms.terms[term][0] !== 'v'),
          isPlural: isNoun && said.plural,
          isBare:
            modifiers.length === 0 &&
            places.length === 0 &&
            [name, figure, count, km, date].every((detail) => detail === undefined),
          form: (form) => formOf(said, term, saidNote.kind, form),
          said,
        },
      ];
    });
  });
}

/** Things that a field of the form says too. */
function alsoTells(term: Term, { transmission }: Car): { also?: string } {
  if (term === 'zeroKm') return { also: 'condition' };
  // "MTA" beside a sequential gearbox is the same gearbox.
  return term === 'robotGearbox' && transmission === 'Sequenziale' ? { also: 'transmission' } : {};
}

/** "el enganche", bare "enganche", "un enganche", and what one says after "tiene". */
function formOf(said: Said, term: Term, kind: Thing['kind'], form: string): string {
  if (said.shape === 'predicate' || form === '0') return said.text;
  if (form === 'tiene' || kind === 'damage' || kind === 'state') return said.possessed;
  if (unarticled.has(term) || massNouns.has(term)) return said.text;
  const noun = { text: said.text, ...said.form };
  if (form === 'un') return uncounted.has(term) ? said.text : withIndefinite(noun);
  return withArticle(noun);
}

/** Names of their own, and "7 plazas". */
const unarticled: ReadonlySet<Term> = new Set<Term>(['carPlay', 'androidAuto', 'manySeats', 'sevenGears']);

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
