import type { Car } from '../../../../brief/car/car.ts';
import type { Term } from '../../../../vocabulary/terms.ts';
import type { Thing } from '../../../argument/arguments.ts';
import type { Random } from '../../../seeded-random.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { withIndefinite } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import { bodies, colours } from '../lexicon/vehicle-lexicon.ts';
import { commonNouns, fullName } from '../tell-names.ts';
import { things } from './things.ts';

/** Slots that only arguments use: the car with its colour and year, what it is, has been through and comes with. */
export function tellArgument(car: Car): Slots {
  const history = things(car).filter(({ kind, also }) => kind === 'history' && also !== 'condition');
  return {
    who: (told, random) => whoIs(car, told, random.next() < namedInFull),
    card: (told, random) => cardOf(car, told, random),
    lived: (told) => livedThrough(history, told),
    past: (told, random) => pastOf(car, history, told, random),
    works: (told) => worksOn(history, told),
    given: (told) => given(history, told),
    worked: (told) => workDone(history, told),
    few: () => (things(car).length <= fewThings ? { text: '', facts: [] } : undefined),
    settled: (told) => (untold(history, told).length === 0 ? { text: '', facts: [] } : undefined),
  };
}

/** With more to tell of this car, what is true of all its kind has no room. */
const fewThings = 5;

/** How often a first sentence names colour and year too; else they stand with the mileage. */
const namedInFull = 0.5;

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
} satisfies Record<string, (car: Car) => string | number | undefined>;
type Field = keyof typeof sayField;

/** "a red 2018 five-door", "a white 2021 van", as long as colour or year is not told. */
function cardOf(car: Car, told: ToldFacts, random: Random): Filling | undefined {
  const is = fieldsLeft(car, told, ['color', 'year']);
  if (is.length === 0) return undefined;
  const { doors } = car;
  const isDoored = doors !== undefined && car.traits.has('car') && !told.has('doors');
  const body = car.body && !car.traits.has('bodyless') && !told.has('body') ? bodies[car.body][0] : undefined;
  const [plain = 'car'] = commonNouns(car);
  const isBodyNamed = body !== undefined && (!isDoored || random.next() < 0.5);
  const noun = isBodyNamed ? body : isDoored ? '' : plain;
  const words = [...is.map(({ text }) => text), isDoored ? `${inLetters(doors)}-door` : '', noun];
  return {
    text: withIndefinite(words.filter((word) => word !== '').join(' ')),
    facts: [
      ...is.map(({ fact }) => fact),
      ...(isDoored ? ['doors'] : []),
      ...(isBodyNamed && body ? ['body'] : []),
    ],
  };
}

const untold = (history: readonly Thing[], told: ToldFacts) =>
  history.filter(({ fact }) => !told.has(fact)).slice(0, mostTogether);
const factsOf = (found: readonly Thing[]) => found.map(({ fact }) => fact);
const isDone = (thing: Thing) =>
  thing.isNoun ? /^has had /u.test(thing.form('has')) : isWork(thing.form(''));
const isGiven = ({ isNoun, term }: Thing) => isNoun && handedOver.has(term);

/** "has had one owner and has a white roof": all but jobs done and what is handed over. */
function livedThrough(history: readonly Thing[], told: ToldFacts): Filling | undefined {
  const found = untold(history, told).filter((thing) => !isDone(thing) && !isGiven(thing));
  if (found.length === 0) return undefined;
  const clauses = found.filter(({ isNoun }) => !isNoun).map((thing) => thing.form(''));
  const kept = found.filter(({ isNoun }) => isNoun).map((thing) => thing.form(''));
  const items = [...clauses, ...(kept.length > 0 ? [`has ${listOf(kept)}`] : [])];
  return { text: listOfClauses(items), facts: factsOf(found) };
}

/** "is a red 2018 five-door with 76,000 km on the clock and has had one owner". */
function pastOf(car: Car, history: readonly Thing[], told: ToldFacts, random: Random): Filling | undefined {
  const card = cardOf(car, told, random);
  const km = fieldsLeft(car, told, ['mileage']);
  const [clock] = km.map(({ text }) => text);
  const lived = livedThrough(history, told);
  const first = card ? [`is ${card.text}${clock ? ` with ${clock}` : ''}`] : clock ? [`has ${clock}`] : [];
  // "has 187,300 km on the clock and documented mileage" needs its verb once.
  const further =
    !card && clock ? lived?.text.replace(/^has (?!been |had |never |covered |just )/u, '') : lived?.text;
  const items = [...first, ...(further ? [further] : [])];
  if (items.length === 0) return undefined;
  const facts = [...(card?.facts ?? []), ...km.map(({ fact }) => fact), ...(lived?.facts ?? [])];
  return { text: items.join(lived && / and /u.test(lived.text) ? ', ' : ' and '), facts };
}

/** "its clutch replaced at 90,000 km and a gearbox oil change", after "has had". */
function worksOn(history: readonly Thing[], told: ToldFacts): Filling | undefined {
  const found = untold(history, told).filter(isDone);
  const jobs = found.map((thing) => thing.form('').replace(/^(?:has )?had /u, ''));
  return jobs.length === 0 ? undefined : { text: listOf(jobs), facts: factsOf(found) };
}

/** "the clutch has been replaced at 90,000 km"; undefined where a job is said otherwise. */
function workDone(history: readonly Thing[], told: ToldFacts): Filling | undefined {
  const found = untold(history, told).filter(isDone);
  const clauses = found.flatMap((thing) => {
    const [, part = '', done = ''] = job.exec(thing.form('')) ?? [];
    return part === '' ? [] : [`the ${part} ${/[^s]s$/u.test(part) ? 'have' : 'has'} been ${done}`];
  });
  return clauses.length === 0 || clauses.length < found.length
    ? undefined
    : { text: listOf(clauses), facts: factsOf(found) };
}

const job = /^has had its (.+?) ((?:done|replaced|overhauled|rebuilt|repaired|repainted|checked).*)$/u;

/** "two keys and the service book". */
function given(history: readonly Thing[], told: ToldFacts): Filling | undefined {
  const found = untold(history, told).filter(isGiven);
  return found.length === 0
    ? undefined
    : { text: listOf(found.map((thing) => thing.form(''))), facts: factsOf(found) };
}

/** "has had its clutch replaced": several jobs share their verb. */
const isWork = (clause: string) => /^(?:has )?had its /u.test(clause);

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
