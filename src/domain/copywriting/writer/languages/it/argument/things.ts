import type { Car } from '../../../../brief/car/car.ts';
import type { Note } from '../../../../brief/notes/note.ts';
import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import { type Term, terms } from '../../../../vocabulary/terms.ts';
import { italianTerms } from '../../../../vocabulary/words/it.ts';
import type { Thing } from '../../../argument/arguments.ts';
import { placeOf } from '../../../argument/themes.ts';
import { type Preposition, withIndefinite, withPreposition } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { ownThings } from '../own-words/own-things.ts';
import { type SaidThing, sayNote } from '../say-meaning.ts';
import { asFault, damaged, definite, possessed } from '../say-note.ts';

/** What the notes say, each thing in its Italian forms. */
export function things(car: Car, own: readonly OwnWords[] = []): Thing[] {
  return [...car.notes.flatMap((note) => thingsOf(note, car)), ...ownThings(own)];
}

function thingsOf(note: Note, car: Car): Thing[] {
  const all = sayNote(note).map(asFault);
  // "sedili riscaldati e ventilati" are more than heated seats.
  const isAlone = all.length === note.meanings.length;
  return all.map((said, part): Thing => {
    const { meaning } = said;
    const { modifiers, places, name, figure, count, km, date } = meaning;
    return {
      fact: `note ${note.id}.${part}`,
      ...alsoTells(meaning.term, car),
      term: meaning.term,
      kind: said.kind,
      isNoun: said.shape === 'noun',
      isUsual: (isAlone && isAlike(said) && !isHalf(said)) || isGroupOfParts(said),
      isPlural: said.articled !== undefined || (said.noun?.plural ?? false),
      isBare:
        modifiers.length === 0 &&
        places.length === 0 &&
        [name, figure, count, km, date].every((detail) => detail === undefined),
      form: (form) => formOf(said, form),
    };
  });
}

/** Said in the number and gender of its term: what the sentences about it agree with. */
function isAlike({ meaning, shape, noun }: SaidThing): boolean {
  const [wordClass] = italianTerms.terms[meaning.term];
  if (shape === 'clause' || wordClass === 'v') return shape === 'clause' && wordClass === 'v';
  return noun?.gender === wordClass.charAt(0) && noun.plural === wordClass.endsWith('p');
}

/** Of new rear tyres nobody may say that tyres need no thought. */
const isHalf = ({ meaning: { term, modifiers } }: SaidThing) =>
  (terms[term] === 'part' || placeOf(term).theme === 'wheels') &&
  (modifiers.includes('front') || modifiers.includes('rear'));

/** "la distribuzione e la pompa dell’acqua sostituite": argued with as the first of them is. */
const isGroupOfParts = ({ meaning, articled }: SaidThing) =>
  articled !== undefined && terms[meaning.term] === 'part';

/** Things that a field of the form says too. */
function alsoTells(term: Term, { transmission }: Car): { also?: string } {
  if (term === 'zeroKm') return { also: 'condition' };
  // "MTA" beside a sequential gearbox is the same gearbox.
  return term === 'robotGearbox' && transmission === 'Sequenziale' ? { also: 'transmission' } : {};
}

function formOf(said: SaidThing, form: string): string {
  const { text, noun, kind } = said;
  if (form === '0' || !noun) return text;
  if (form === 'ha') return possessed(said);
  const isDamage = kind === 'damage' || kind === 'state';
  const articled = (isDamage ? damaged(said) : definite(said)) ?? text;
  if (form === '') return articled;
  if (articled === text) return form === 'un' ? text : `${form} ${text}`;
  if (form === 'un') return noun.plural ? text : withIndefinite({ text, ...noun });
  return withPreposition(form as Preposition, { text, ...noun });
}

/** "un danno al portellone e al paraurti, e il faro da sostituire": what holds an "e" is parted by a comma. */
export function listThings(items: readonly string[]): string {
  const list = listOf(items);
  const [first = ''] = items;
  return items.length === 2 && / ed? /u.test(first) ? `${first},${list.slice(first.length)}` : list;
}

/** "(è/sono)" in the number of what it speaks of. */
export const agree = (text: string, plural: boolean) =>
  text.replace(/\(([\p{L}’' ]+)\/([\p{L}’' ]+)\)/gu, (_, one: string, many: string) => (plural ? many : one));

/** "…, e nelle manovre …": what begins like this goes on in small letters. */
export const mayFollow =
  /^(?:in|con|per|se|quando|mentre|dopo|davanti|chi|hai|a(?:d|l|lla|llo|lle|i|gli)?|ne(?:l|lla|llo|lle|i|gli)|su(?:l|lla|llo|lle|i|gli)?|d[’']inverno|d[’']estate|il|lo|la|i|gli|le) /iu;

/** "L'auto ha …", "Inoltre il mezzo è …". */
export const ofTheCar =
  /^(?:Inoltre )?(?:l'auto|la vettura|il mezzo|il veicolo|il furgone|il pickup) (?=(?:ha|è|monta|non (?:ha|è)) )/iu;
