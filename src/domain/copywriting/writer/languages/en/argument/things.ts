import type { Car } from '../../../../brief/car/car.ts';
import type { Note } from '../../../../brief/notes/note.ts';
import type { Meaning } from '../../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../../vocabulary/terms.ts';
import { englishTerms } from '../../../../vocabulary/words/en.ts';
import type { Thing } from '../../../argument/arguments.ts';
import type { Said } from '../say-meaning.ts';
import { sayParts } from '../say-note.ts';

/** What the notes say, each thing in its English forms. */
export function things(car: Car): Thing[] {
  return car.notes.flatMap((note) =>
    sayParts(note).map(({ said: plain, meaning, kind }, part): Thing => {
      const said = asFigure(asWork(inThePast(withTread(plain)), meaning), meaning);
      const also = alsoTells(car, meaning);
      return {
        fact: `note ${note.id}.${part}`,
        ...(also ? { also } : {}),
        term: isColoured(meaning) ? 'contrastRoof' : meaning.term,
        kind: isColoured(meaning) ? 'equipment' : kindOf(kind, said, meaning.term),
        isNoun: said.form === 'thing',
        isUsual: isUsual(meaning.term, said),
        isPlural: said.form === 'thing' && said.plural,
        isBare: isBare(meaning),
        form: (form) => formOf(said, meaning.term, form),
      };
    }),
  );
}

/**
 * "has had its wheels refurbished" is no thing to list with the equipment: it has happened. Heated seats
 * are no history, whatever else their note speaks of.
 */
function kindOf(kind: Note['kind'], said: Said, term: Term): Note['kind'] {
  if (kind === 'equipment' && (said.form === 'predicate' || measures.has(term))) return 'history';
  const isOnBoard = terms[term] === 'equipment' || seating.has(term);
  return kind === 'history' && said.form === 'thing' && isOnBoard ? 'equipment' : kind;
}
/** "tetto bianco" is a matter of looks. */
const isColoured = ({ term, modifiers }: Meaning) =>
  term === 'roof' &&
  modifiers.some((modifier) => /^(?:black|white|red|grey|brown|beige|blue)$/u.test(modifier));
/** A payload is a figure of the car, nothing that is fitted to it. */
const measures: ReadonlySet<Term> = new Set<Term>([
  ...(['payload', 'grossWeight', 'towCapacity', 'wading', 'range', 'batteryHealth'] as const),
]);
const seating: ReadonlySet<Term> = new Set<Term>(['carSeats', 'seat', 'interior', 'upholstery']);

/** Few seats are no asset, only a figure: "has four seats". */
const asFigure = (said: Said, { term, figure }: Meaning): Said =>
  term === 'manySeats' && said.form === 'thing' && (figure?.value ?? 0) < manySeats
    ? { form: 'predicate', text: `has ${said.thing}` }
    : said;
const manySeats = 6;

/** The field of the form that says the same. */
function alsoTells({ condition, traits }: Car, meaning: Meaning): string | undefined {
  if (meaning.term === 'zeroKm') return 'condition';
  if (meaning.term === 'exCompany' && condition === 'Aziendale') return 'condition';
  return meaning.term === 'fourWheelDrive' && traits.has('all') && isBare(meaning) ? 'driveType' : undefined;
}

/** "tyres at 80%" is for lists. */
function withTread(said: Said): Said {
  if (said.form !== 'thing') return said;
  const reword = (text: string) => text.replace(/(tyres) at (\d+%)/u, '$1 with $2 tread');
  return { ...said, bare: reword(said.bare), thing: reword(said.thing) };
}

/** What has a date is over: "was restored in 2018", "had its clutch replaced in March 2024". */
function inThePast(said: Said): Said {
  if (said.form !== 'predicate') return said;
  const text = said.text
    .replace(/^has been (?=[^,;]* in (?:\p{Lu}\p{L}+ )?\d{4})/u, 'was ')
    .replace(/^has had (?=its [^,;]* in (?:\p{Lu}\p{L}+ )?\d{4})/u, 'had ');
  return { ...said, text };
}

/** A last service is nothing to have: "was last serviced at 98,000 km". */
function asWork(said: Said, { term }: Meaning): Said {
  const [, by, when] = (said.form === 'thing' && /^(?:(.+) )?last service( .+)?$/u.exec(said.bare)) || [];
  if (term !== 'lastService' || (!by && !when)) return said;
  return { form: 'predicate', text: `was last serviced${by ? ` by ${by}` : ''}${when ?? ''}` };
}

/** Parts are said as things ("a new clutch") or as work done ("has had its clutch replaced"). */
const isUsual = (term: Term, said: Said) =>
  terms[term] === 'part' ||
  worded.has(term) ||
  (said.form === 'predicate') === (englishTerms.terms[term][0] === 'v');
const worded: ReadonlySet<Term> = new Set<Term>(['lastService', 'newInspection', 'emissionClass']);

const isBare = ({ modifiers, places, name, figure, count, km, date }: Meaning) =>
  modifiers.length === 0 &&
  places.length === 0 &&
  [name, figure, count, km, date].every((detail) => detail === undefined);

/** "" as it mostly stands ("a tow bar"), "0" bare, "the" and "its" before it, "has" as a predicate. */
function formOf(said: Said, term: Term, form: string): string {
  if (said.form === 'predicate') return said.text;
  const { bare, thing } = said;
  if (form === '0') return bare;
  if (form === 'has') return `${done.has(term) ? 'has had' : 'has'} ${thing}`;
  if ((form === 'the' || form === 'its') && !names.has(term)) return `${form} ${bare}`;
  return thing;
}

/** What was done once and is not there to be had: "has had a gearbox oil change". */
const done: ReadonlySet<Term> = new Set<Term>([
  ...(['gearboxService', 'gearboxOilChange', 'oilChange', 'dampCheck', 'hybridCheck'] as const),
]);

/** Names that take no article. */
const names: ReadonlySet<Term> = new Set<Term>([
  ...(['carPlay', 'androidAuto', 'bluetooth', 'alexa', 'googleServices', 'abs', 'gripControl'] as const),
]);

/** "(is/are)" in the number of what it speaks of. */
export const agree = (text: string, plural: boolean) =>
  text.replace(/\(([\p{L}’' ]+)\/([\p{L}’' ]+)\)/gu, (_, one: string, many: string) => (plural ? many : one));
