import type { Color } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import { isCounted } from '../../../../brief/notes/noun-of.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import type { Gender } from '../lexicon/gender-lexicon.ts';
import { colors, drives } from '../lexicon/vehicle-lexicon.ts';
import { workClause } from '../say-as-clause.ts';
import { type SaidThing, sayNote } from '../say-meaning.ts';
import { possessed } from '../say-note.ts';

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function tellArgument(car: Car, gender: Gender): Slots {
  const history = historyOf(car);
  return {
    who: (told, random) => whoIs(car, gender, told, random.next() < namedInFull),
    past: (told) => pastOf(car, history, gender, told),
    work: (told) => workOf(history, told),
  };
}

/** How often a first sentence names colour and year too; else they stand with the mileage. */
const namedInFull = 0.6;

/** "questa Fiat Panda 1.2", in full "questa Fiat Panda 1.2 rossa del 2018". */
function whoIs({ make, model, color, year }: Car, gender: Gender, told: ToldFacts, isFull: boolean): Filling {
  const name = [make, model].filter((part) => part !== 'auto').join(' ') || 'auto';
  const hue = isFull && color && !told.has('color') ? colorOf(color, gender) : undefined;
  const ofYear = isFull && year && !told.has('year') ? `del ${year}` : undefined;
  const parts = [gender === 'f' ? 'questa' : 'questo', name, hue, ofYear];
  const facts = [...(hue ? ['color'] : []), ...(ofYear ? ['year'] : [])];
  return { text: parts.filter((part) => part !== undefined).join(' '), facts };
}

function colorOf(color: Color, gender: Gender): string {
  const isMetal = color === 'Argento' || color === 'Oro';
  return isMetal ? `color ${colors[color].m}` : colors[color][gender];
}

interface Numbered extends SaidThing {
  fact: string;
}

const historyOf = (car: Car): Numbered[] =>
  car.notes
    .flatMap((note) => sayNote(note).map((thing, part) => ({ ...thing, fact: `note ${note.id}.${part}` })))
    .filter(({ kind }) => kind === 'history');

/** "la frizione è stata sostituita a 120.000 km e il climatizzatore è in ordine". */
function workOf(history: readonly Numbered[], told: ToldFacts): Filling | undefined {
  const done = history
    .filter(({ fact }) => !told.has(fact))
    .flatMap((thing) => {
      const text = workClause(thing);
      return text === undefined ? [] : [{ text, fact: thing.fact }];
    })
    .slice(0, mostWork);
  if (done.length === 0) return undefined;
  return { text: listOfClauses(done.map(({ text }) => text)), facts: done.map(({ fact }) => fact) };
}

/** "è del 2018, marrone, con 76.000 km, è stata sempre in garage e ha due chiavi". */
function pastOf(
  car: Car,
  history: readonly Numbered[],
  gender: Gender,
  told: ToldFacts,
): Filling | undefined {
  const things = history
    .filter((thing) => !told.has(thing.fact) && workClause(thing) === undefined)
    .slice(0, mostTogether);
  const untold = (fact: string) => !told.has(fact);
  const is = [
    ...(car.condition === 'Nuovo' && untold('condition')
      ? [{ text: gender === 'f' ? 'nuova' : 'nuovo', fact: 'condition' }]
      : []),
    ...(car.year && untold('year') ? [{ text: `del ${car.year}`, fact: 'year' }] : []),
    ...(car.color && untold('color') ? [{ text: colorOf(car.color, gender), fact: 'color' }] : []),
  ];
  const has = [
    ...(car.mileage && untold('mileage')
      ? [{ text: `${formatNumber(car.mileage)} km`, fact: 'mileage' }]
      : []),
    ...(car.doors && untold('doors') ? [{ text: `${inLetters(car.doors)} porte`, fact: 'doors' }] : []),
  ];
  const drive =
    car.driveType && untold('driveType') ? [{ text: drives[car.driveType], fact: 'driveType' }] : [];
  const said = things.filter(({ shape }) => shape === 'clause').map(({ text }) => text);
  const clauses = said.filter((text) => !possession.test(text));
  const nouns = [
    ...said.filter((text) => possession.test(text)).map((text) => text.replace(possession, '')),
    ...things.filter(({ shape }) => shape === 'noun').map((thing) => possessed(thing)),
  ];
  const owned = [...has, ...(is.length > 0 ? drive : [])].map(({ text }) => text);
  const card =
    is.length === 0
      ? []
      : [`è ${is.map(({ text }) => text).join(', ')}${owned.length > 0 ? `, con ${listOf(owned)}` : ''}`];
  const bare =
    is.length > 0
      ? []
      : [
          ...(owned.length > 0 ? [`ha ${listOf(owned)}`] : []),
          ...drive.map(({ text }) => (text.startsWith('trazione') ? `è a ${text}` : `ha la ${text}`)),
        ];
  // "ha 164.000 km e 3 posti": what is counted stands in one row.
  const isOneRow =
    bare.length === 1 &&
    owned.length > 0 &&
    clauses.length === 0 &&
    nouns.length > 0 &&
    nouns.every(isCounted);
  const data = isOneRow ? [`ha ${listOf([...owned, ...nouns])}`] : [...bare, ...card];
  const life = [...clauses, ...(nouns.length > 0 && !isOneRow ? [`ha ${listOf(nouns)}`] : [])];
  if (data.length + life.length === 0) return undefined;
  // Much of a life after the data is a sentence of its own: "ha … ha … e ha" is none.
  const isApart = data.length > 0 && life.length > 1;
  const texts = isApart ? [data, life] : [[...data, ...life]];
  return {
    text: texts.map(listOfClauses).join('. '),
    facts: [...is, ...has, ...drive, ...things].map(({ fact }) => fact),
  };
}

/** "ha 3 posti", but not "ha avuto due proprietari". */
const possession = /^ha (?=(?:\d+|un[ao]?|i|gli|le|la|lo|il|due|tre|solo|soltanto) )/u;

/** "ha 84.000 km e due chiavi, ed è stata sempre in garage". */
function listOfClauses(items: readonly string[]): string {
  const list = listOf(items);
  const [first = ''] = items;
  if (items.length !== 2 || !/,| ed? /u.test(first)) return list;
  return `${first},${list.slice(first.length)}`;
}

/** How many parts one sentence speaks of. */
const mostWork = 4;
/** More in a row is an inventory. */
const mostTogether = 6;
