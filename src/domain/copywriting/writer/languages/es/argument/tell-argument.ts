import type { Car } from '../../../../brief/car/car.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import { colors, drives } from '../lexicon/vehicle-lexicon.ts';
import { afterPrice, placeAfterPrice, termSentence } from '../say-terms.ts';
import { shortHistories } from './short-histories.ts';
import { type SpanishThing, things } from './things.ts';

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function tellArgument(car: Car): Slots {
  const history = things(car).filter(({ kind }) => kind === 'history');
  return {
    card: (told) => cardOf(car, history, told),
    odometer: (told) => odometerOf(car, history, told),
    baggage: (told) => baggageOf(car, history, told),
    hist: (told) => historyOf(history, told),
    pricetag: (told) => priceTagOf(car, told),
    asked: (told) => askedPriceOf(car, told),
    deals: (told) => dealsOf(car, told),
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

/** "de 2020, gris y de único propietario, con 96.300 km y revisiones en servicio oficial": for after "es", or alone. */
function cardOf(car: Car, history: readonly SpanishThing[], told: ToldFacts): Filling | undefined {
  const short = shortOf(history, told);
  const hue = car.color && !told.has('color') ? hueOf(car.color) : undefined;
  const beside: Item[] = [
    ...(car.year !== undefined && !told.has('year') ? [{ text: `de ${car.year}`, fact: 'year' }] : []),
    ...(hue ? [{ text: hue, fact: 'color' }] : []),
    ...short.filter(({ as }) => as === 'beside'),
  ];
  if (beside.length === 0) return undefined;
  const owned = [...mileageOf(car, told), ...axleOf(car, told), ...short.filter(({ as }) => as === 'with')];
  const having = owned.length > 0 ? `, con ${listOf(owned.map(({ text }) => text))}` : '';
  return {
    text: `${listOf(beside.map(({ text }) => text))}${having}`,
    facts: [...beside, ...owned].map(({ fact }) => fact),
  };
}

/** "96.300 km" where neither year nor colour is left for a card; undefined when more stands beside it. */
function odometerOf(car: Car, history: readonly SpanishThing[], told: ToldFacts): Filling | undefined {
  const owned = cardOf(car, history, told) ? undefined : ownedOf(car, history, told);
  return owned?.facts.length === 1 && owned.facts[0] === 'mileage' ? owned : undefined;
}

/** "96.300 km y dos propietarios": for after "con", where neither year nor colour is left for a card. */
function baggageOf(car: Car, history: readonly SpanishThing[], told: ToldFacts): Filling | undefined {
  const owned = cardOf(car, history, told) ? undefined : ownedOf(car, history, told);
  return owned && owned.facts.length > 1 ? owned : undefined;
}

function ownedOf(car: Car, history: readonly SpanishThing[], told: ToldFacts): Filling | undefined {
  const items = [
    ...mileageOf(car, told),
    ...axleOf(car, told),
    ...shortOf(history, told).filter(({ as }) => as === 'with'),
  ];
  if (items.length === 0) return undefined;
  return { text: listOf(items.map(({ text }) => text)), facts: items.map(({ fact }) => fact) };
}

/** What the car has been through, as far as it is said in sentences: "ha tenido poco uso y tiene la ITV en regla". */
function historyOf(history: readonly SpanishThing[], told: ToldFacts): Filling | undefined {
  const left = history.filter(({ fact }) => !told.has(fact)).slice(0, mostTogether);
  if (left.length === 0) return undefined;
  const isDone = ({ term }: SpanishThing) => term === 'lastService' || term === 'firstRegistered';
  const clauses = left
    .filter((thing) => !thing.isNoun || isDone(thing))
    .map((thing) => (isDone(thing) ? doneClause(thing.form('')) : thing.form('')));
  const nouns = left.filter((thing) => thing.isNoun && !isDone(thing)).map((thing) => thing.form('tiene'));
  const having = nouns.length > 0 ? [`tiene ${listOf(nouns)}`] : [];
  return { text: listOfClauses([...having, ...clauses]), facts: left.map(({ fact }) => fact) };
}

/** "pasó la última revisión en marzo", "se matriculó en septiembre": a car does not have what it went through. */
const doneClause = (text: string) =>
  text.startsWith('la primera matriculación')
    ? text.replace('la primera matriculación', 'se matriculó')
    : `pasó ${text}`;

const hueOf = (color: keyof typeof colors) =>
  /ado$/u.test(colors[color].m) ? `color ${colors[color].of}` : colors[color].m;

/** What moves the rear wheels, or all of them; a driven front axle is on nearly every car. */
const axleOf = ({ driveType, traits }: Car, told: ToldFacts): Item[] =>
  driveType && !traits.has('front') && !told.has('driveType')
    ? [{ text: drives[driveType], fact: 'driveType' }]
    : [];

const mileageOf = ({ mileage }: Car, told: ToldFacts): Item[] =>
  mileage && !told.has('mileage') ? [{ text: `${formatNumber(mileage)} km`, fact: 'mileage' }] : [];

type ShortItem = Item & { as: 'beside' | 'with' };

/** The things that happened to the car and have a short form; what more was said of them needs a sentence. */
const shortOf = (history: readonly SpanishThing[], told: ToldFacts): ShortItem[] =>
  history.flatMap((thing) => {
    if (told.has(thing.fact) || !thing.term) return [];
    if (services.has(thing.term)) return [{ as: 'with', text: thing.form('corto'), fact: thing.fact }];
    const short = thing.isBare ? shortHistories[thing.term] : undefined;
    return short ? [{ as: short[0], text: short[1], fact: thing.fact }] : [];
  });

const services: ReadonlySet<SpanishThing['term']> = new Set<SpanishThing['term']>([
  'serviced',
  'servicedByMaker',
]);

const termsOf = (car: Car, told: ToldFacts) =>
  things(car).filter(({ kind, fact, isNoun }) => kind === 'deal' && isNoun && !told.has(fact));

/** The price with what stands beside it: "17.900 € + IVA", "24.900 € más transferencia". */
function priceTagOf(car: Car, told: ToldFacts): Filling | undefined {
  if (car.price === undefined || told.has('price')) return undefined;
  const beside = termsOf(car, told)
    .flatMap(({ fact, said }) => {
      const text = afterPrice(said.text);
      return text === undefined ? [] : [{ text, fact, place: placeAfterPrice(said.text) }];
    })
    .sort((a, b) => a.place - b.place);
  return {
    text: `${formatNumber(car.price)} €${beside.map(({ text }) => text).join('')}`,
    facts: ['price', ...beside.map(({ fact }) => fact)],
  };
}

/** "precio a consultar" where the seller leaves the price open, with the note that says so. */
function askedPriceOf(car: Car, told: ToldFacts): Filling | undefined {
  if (car.price !== undefined || told.has('price')) return undefined;
  const noted = termsOf(car, told).filter(({ term }) => term === 'privateNegotiation');
  return { text: 'precio a consultar', facts: noted.map(({ fact }) => fact) };
}

/** The other terms of sale, each a sentence: "Te lo entregamos en 5 días. El IVA es deducible". */
function dealsOf(car: Car, told: ToldFacts): Filling | undefined {
  const left = termsOf(car, told);
  const facts = left.map(({ fact }) => fact);
  if (left.length === 0) return undefined;
  const possible = left.filter(({ said }) => isPossibility.test(said.text));
  const rest = left.filter((thing) => possible.length < 2 || !possible.includes(thing));
  const joined =
    possible.length < 2
      ? []
      : [
          `Hay posibilidad de ${possible.map(({ said }) => said.text.replace(isPossibility, '')).join(' o ')}`,
        ];
  return { text: [...rest.map(({ said }) => termSentence(said.text)), ...joined].join('. '), facts };
}

const isPossibility = /^posibilidad de (?=financiación|leasing)/u;

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
