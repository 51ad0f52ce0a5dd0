import type { Car } from '../../../../brief/car/car.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import { colors, drives } from '../lexicon/vehicle-lexicon.ts';
import { type SpanishThing, things } from './things.ts';

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function tellArgument(car: Car): Slots {
  const history = things(car).filter(({ kind }) => kind === 'history');
  return {
    who: (told, random) => whoIs(car, told, random.next() < namedInFull),
    past: (told) => pastOf(car, history, told),
  };
}

/** How often a first sentence names colour and year too; else they stand with the mileage. */
const namedInFull = 0.4;

/** "este Seat León", in full "este Seat León rojo de 2018". */
function whoIs({ make, model, color, year }: Car, told: ToldFacts, isFull: boolean): Filling {
  const name = [make, model].filter((part) => part !== 'auto').join(' ') || 'coche';
  const hue = isFull && color && !told.has('color') ? colors[color].m : undefined;
  const ofYear = isFull && year && !told.has('year') ? `de ${year}` : undefined;
  const facts = [...(hue ? ['color'] : []), ...(ofYear ? ['year'] : [])];
  return { text: ['este', name, hue, ofYear].filter((part) => part !== undefined).join(' '), facts };
}

interface Item {
  text: string;
  fact: string;
}

/** "es de 2018 y de color gris, con 76.000 km, ha dormido siempre en garaje y tiene dos llaves". */
function pastOf(car: Car, history: readonly SpanishThing[], told: ToldFacts): Filling | undefined {
  const past = history.filter(({ fact }) => !told.has(fact)).slice(0, mostTogether);
  const item = (fact: string, text: string | undefined | false): Item[] =>
    text && !told.has(fact) ? [{ text, fact }] : [];
  const is = [
    ...item('year', car.year !== undefined && `de ${car.year}`),
    ...item('color', car.color && `de color ${colors[car.color].of}`),
  ];
  const has = [
    ...item('mileage', Boolean(car.mileage) && `${formatNumber(car.mileage ?? 0)} km`),
    ...item('doors', car.doors !== undefined && `${inLetters(car.doors)} puertas`),
    ...item('driveType', car.driveType && drives[car.driveType]),
  ];
  const clauses = past.filter(({ isNoun }) => !isNoun).map((thing) => thing.form(''));
  const nouns = past.filter(({ isNoun }) => isNoun).map((thing) => thing.form('tiene'));
  const owned = has.map(({ text }) => text);
  const isCard = is.length > 0;
  const card = isCard
    ? [`es ${listOf(is.map(({ text }) => text))}${owned.length > 0 ? `, con ${listOf(owned)}` : ''}`]
    : [];
  const possessions = isCard ? nouns : [...owned, ...nouns];
  const having = possessions.length > 0 ? [`tiene ${listOf(possessions)}`] : [];
  const items = isCard ? [...card, ...clauses, ...having] : [...having, ...clauses];
  if (items.length === 0) return undefined;
  return { text: listOfClauses(items), facts: [...is, ...has, ...past].map(({ fact }) => fact) };
}

/** "tiene 84.000 km y dos llaves, y ha dormido siempre en garaje". */
function listOfClauses(items: readonly string[]): string {
  const list = listOf(items);
  const [first = ''] = items;
  if (items.length !== 2 || !/,| [ye] /u.test(first)) return list;
  return `${first},${list.slice(first.length)}`;
}

/** More in a row is an inventory. */
const mostTogether = 6;
