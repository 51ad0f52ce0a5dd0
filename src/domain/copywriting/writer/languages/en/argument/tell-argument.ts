import type { Car } from '../../../../brief/car/car.ts';
import type { Term } from '../../../../vocabulary/terms.ts';
import type { Thing } from '../../../argument/arguments.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { withIndefinite } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import { colours, drives } from '../lexicon/vehicle-lexicon.ts';
import { commonNouns, fullName } from '../tell-names.ts';
import { things } from './things.ts';

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

/** "this Fiat Panda", in full "this red 2018 Fiat Panda". */
function whoIs(car: Car, told: ToldFacts, isFull: boolean): Filling {
  const facts = isFull ? fieldsLeft(car, told, ['color', 'year']) : [];
  return {
    text: ['this', ...facts.map(({ text }) => text), fullName(car)].join(' '),
    facts: facts.map(({ fact }) => fact),
  };
}

interface Part {
  fact: string;
  text: string;
}

/** What is still untold of some fields, in the words that stand before or after "car". */
function fieldsLeft(car: Car, told: ToldFacts, fields: readonly Field[]): Part[] {
  return fields.flatMap((fact) => {
    const text = told.has(fact) ? undefined : sayField[fact](car);
    return text ? [{ fact, text }] : [];
  });
}

const sayField = {
  color: ({ color }: Car) => color && colours[color],
  year: ({ year }: Car) => year && String(year),
  mileage: ({ mileage }: Car) =>
    mileage !== undefined ? `${formatNumber(mileage)} km on the clock` : undefined,
  doors: ({ doors }: Car) => doors && `${inLetters(doors)} doors`,
  driveType: ({ driveType }: Car) => driveType && drives[driveType],
} satisfies Record<string, (car: Car) => string | number | undefined>;
type Field = keyof typeof sayField;

/** "is a red 2018 car with 76,000 km on the clock, has had one owner and comes with two keys". */
function pastOf(car: Car, history: readonly Thing[], told: ToldFacts): Filling | undefined {
  const found = history.filter(({ fact }) => !told.has(fact)).slice(0, mostTogether);
  const is = fieldsLeft(car, told, ['color', 'year']);
  const has = fieldsLeft(car, told, ['mileage', 'doors', 'driveType']);
  const owned = listOf(has.map(({ text }) => text));
  const [noun = 'car'] = commonNouns(car);
  const named = withIndefinite([...is.map(({ text }) => text), noun].join(' '));
  const card =
    is.length > 0
      ? [`is ${named}${has.length > 0 ? ` with ${owned}` : ''}`]
      : has.length > 0
        ? [`has ${owned}`]
        : [];
  const clauses = found.filter(({ isNoun }) => !isNoun).map((thing) => thing.form(''));
  const plain = clauses.filter((clause) => !isWork(clause));
  const works = clauses.filter(isWork).map((clause) => clause.slice('has had '.length));
  const nouns = found.filter(({ isNoun }) => isNoun);
  const given = nouns.filter(({ term }) => handedOver.has(term)).map((thing) => thing.form(''));
  const others = nouns.filter(({ term }) => !handedOver.has(term));
  const isDone = (thing: Thing) => /^has had /u.test(thing.form('has'));
  const done = others.filter(isDone).map((thing) => thing.form(''));
  const kept = others.filter((thing) => !isDone(thing)).map((thing) => thing.form(''));
  const items = [
    ...card,
    ...plain,
    ...(works.length + done.length > 0 ? [`has had ${listOf([...works, ...done])}`] : []),
    ...(kept.length > 0 ? [`has ${listOf(kept)}`] : []),
    ...(given.length > 0 ? [`comes with ${listOf(given)}`] : []),
  ];
  if (items.length === 0) return undefined;
  return { text: listOfClauses(items), facts: [...is, ...has, ...found].map(({ fact }) => fact) };
}

/** "has had its clutch replaced": several jobs share their verb. */
const isWork = (clause: string) => /^has had its [^,]*$/u.test(clause);

/** A comma parts two clauses when the first has an "and" of its own. */
function listOfClauses(items: readonly string[]): string {
  const [first = '', ...rest] = items;
  if (items.length === 2 && / and /u.test(first)) return `${first}, and ${rest[0]}`;
  const isNested = items.length > 2 && / and /u.test(items.at(-1) ?? '');
  return isNested ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}` : listOf(items);
}

/** More in a row is an inventory. */
const mostTogether = 6;

/** What the buyer is given with the car. */
const handedOver: ReadonlySet<Thing['term']> = new Set<Term>([
  ...(['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'] as const),
  ...(['serviceInvoices', 'workInvoices', 'keys', 'manuals', 'originalDocuments', 'certificate'] as const),
  ...(['classicCertificate', 'originalPlates', 'historicPlate', 'carCover', 'toolKit'] as const),
]);
