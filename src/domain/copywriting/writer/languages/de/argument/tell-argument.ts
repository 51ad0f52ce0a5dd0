import type { Car } from '../../../../brief/car/car.ts';
import type { Term } from '../../../../vocabulary/terms.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Say, Slots } from '../../slots.ts';
import { sayClauses } from '../clauses.ts';
import { predicatesOf } from '../grammar/lists.ts';
import { type Case, decline, type NounPhrase } from '../grammar/nouns.ts';
import { formatDate, formatNumber, inLetters } from '../grammar/numbers.ts';
import { colors, drives } from '../lexicon/vehicle-lexicon.ts';
import { type NotePart, partsOf } from '../note-parts.ts';
import { workClause } from '../say-work.ts';
import { gearboxesOf } from '../tell-vehicle.ts';
import { haveForm, isFewSeats, isWork, saidThing } from './things.ts';

const cases = { '': 'nom', A: 'acc', D: 'dat' } as const satisfies Record<string, Case>;

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function argumentSlots(car: Car, name: NounPhrase): Slots {
  const slots: Slots = {
    past: pastOf(car),
    card: cardOf(car),
    works: worksOf(car),
    onRequest: onRequest(car),
  };
  for (const [suffix, kase] of Object.entries(cases)) slots[`who${suffix}`] = whoIs(car, name, kase);
  return slots;
}

/** How often a first sentence names colour and year too; else they stand with the mileage. */
const namedInFull = 0.45;

/** "diesen Fiat Panda", in full "diesen roten Fiat Panda aus dem Jahr 2018". */
function whoIs({ color, year }: Car, name: NounPhrase, kase: Case): Say {
  return (told, random) => {
    const isFull = random.next() < namedInFull;
    const hue = isFull && color && !told.has('color') ? colors[color].adjective : undefined;
    const ofYear = isFull && year && !told.has('year') ? random.pick(['aus dem Jahr', 'von']) : undefined;
    const text = decline(
      { ...name, adjectives: hue ? [hue] : [], ...(ofYear ? { tail: `${ofYear} ${year}` } : {}) },
      'dieser',
      kase,
    );
    return { text, facts: [...(hue ? ['color'] : []), ...(ofYear ? ['year'] : [])] };
  };
}

/** What is said of the car: as a predicate, and in the short form of a row of data. */
interface Saying {
  text: string;
  short: string | undefined;
  fact: string;
}

/** "ist Baujahr 2018 und 76.000 km gelaufen, stammt aus erster Hand. Rot lackiert, fünf Türen". */
function pastOf(car: Car): Say {
  const life = lifeOf(car);
  const data = dataOf(car);
  return (told): Filling | undefined => {
    const untold = ({ fact }: Saying) => !told.has(fact);
    const figures = figuresOf(car).filter(untold);
    const lived = life.filter(untold).slice(0, mostTogether);
    const looks = data.filter(untold);
    const isApart = looks.length > 1;
    const saidOfLife = [...lived, ...(isApart ? [] : looks)].map(({ text }) => text);
    const text = [
      ...(figures.length > 0 ? [predicatesOf(figures.map((one) => one.text))] : []),
      ...(saidOfLife.length > 0 ? [predicatesOf(saidOfLife)] : []),
    ];
    if (text.length === 0) return undefined;
    const row = isApart ? `. ${rowOf(looks.map(({ short }) => short ?? ''))}` : '';
    return {
      text: `${joinTwo(text)}${row}`,
      facts: [...figures, ...lived, ...looks].map(({ fact }) => fact),
    };
  };
}

/** "ist Baujahr 2018 und 76.000 km gelaufen" and "stammt aus erster Hand und wurde bei Ford gewartet" make one sentence. */
const joinTwo = ([one = '', two]: readonly string[]) =>
  two === undefined ? one : `${one}${/,| und /u.test(two) ? ',' : ' und'} ${two}`;

/** "Baujahr 2018, 76.000 km, rot, fünf Türen, aus erster Hand": the data in a row, as dealers write them. */
function cardOf(car: Car): Say {
  const life = lifeOf(car);
  const data = dataOf(car);
  return (told) => {
    const all = [...figuresOf(car), ...data, ...life].filter(({ fact }) => !told.has(fact));
    const shorts = all.flatMap(({ short }) => short ?? []);
    if (shorts.length < all.length || all.length < shortestRow || all.length > longestRow) return undefined;
    return { text: rowOf(shorts), facts: all.map(({ fact }) => fact) };
  };
}

const shortestRow = 3;
const longestRow = 9;
/** More in a row is an inventory. */
const mostTogether = 5;

const rowOf = (shorts: readonly string[]) => shorts.join(', ');

function figuresOf({ year, mileage }: Car): Saying[] {
  const far = mileage ? `${formatNumber(mileage)} km` : '';
  return [
    ...(year ? [{ text: `ist Baujahr ${year}`, short: `Baujahr ${year}`, fact: 'year' }] : []),
    ...(mileage
      ? [
          {
            text: `ist ${far} gelaufen`,
            short: far,
            fact: 'mileage',
          },
        ]
      : []),
  ];
}

function dataOf(car: Car): Saying[] {
  const { color, doors, driveType, displacement, traits, power } = car;
  const [gear] = gearboxesOf(car);
  const drive = driveType && drives[driveType].names[0];
  const isOfInterest = traits.has('cargo') || traits.has('newDriver') || traits.has('classic');
  return [
    ...(power
      ? [{ text: `leistet ${formatNumber(power)} PS`, short: `${formatNumber(power)} PS`, fact: 'power' }]
      : []),
    ...(gear
      ? [
          {
            text: `hat ${decline(gear, 'ein', 'acc')}`,
            short: decline(gear, '', 'nom'),
            fact: 'transmission',
          },
        ]
      : []),
    ...(color
      ? [
          {
            text: `ist ${colors[color].adjective} lackiert`,
            short: `${colors[color].adjective} lackiert`,
            fact: 'color',
          },
        ]
      : []),
    ...(doors
      ? [{ text: `hat ${inLetters(doors)} Türen`, short: `${inLetters(doors)} Türen`, fact: 'doors' }]
      : []),
    ...(drive ? [{ text: `hat ${drive}`, short: drive, fact: 'driveType' }] : []),
    ...(displacement && isOfInterest && !traits.has('electric')
      ? [
          {
            text: `hat ${formatNumber(displacement)} cm³ Hubraum`,
            short: `${formatNumber(displacement)} cm³ Hubraum`,
            fact: 'displacement',
          },
        ]
      : []),
  ];
}

const lifeOf = (car: Car): Saying[] =>
  car.notes
    .flatMap(partsOf)
    .filter((part) => part.kind === 'history' || isFewSeats(part))
    .flatMap(sayingOf);

function sayingOf(part: NotePart): Saying[] {
  const { fact, meaning } = part;
  const own = sayings[meaning.term];
  if (own) return [{ ...own, fact }];
  const { date } = meaning;
  if (isRegistration(part) && date?.month !== undefined) {
    const day = formatDate(date);
    return [{ text: `wurde im ${day} erstmals zugelassen`, short: `Erstzulassung ${day}`, fact }];
  }
  const said = saidThing(part);
  if (!said) return [];
  if ('predicate' in said) return [{ text: said.predicate, short: shortOf(said.predicate), fact }];
  return isWork(part) && meaning.term !== 'roof'
    ? []
    : [{ text: `hat ${haveForm(said.thing, part)}`, short: decline(said.thing, '', 'nom'), fact }];
}

const isRegistration = ({ meaning }: NotePart) => meaning.term === 'firstRegistered';

/** What is said otherwise of a car than of a thing. */
const sayings: Partial<Record<Term, Pick<Saying, 'text' | 'short'>>> = {
  serviceJustDone: { text: 'kommt frisch aus der Inspektion', short: 'Inspektion frisch gemacht' },
};

/** "aus erster Hand" of "stammt aus erster Hand"; undefined where only the whole predicate will do. */
function shortOf(predicate: string): string | undefined {
  const [, was] = /^lief als (.+)$/u.exec(predicate) ?? [];
  if (was) return `ehemaliger ${was.replace('Dienstwagen', 'Firmenwagen')}`;
  const [, rest] = /^(?:ist (?:ein |eine )?|wurde |hatte |stammt )(.+)$/u.exec(predicate) ?? [];
  return rest;
}

/** "der Zahnriemen wurde bei 90.000 km erneuert": what was done, as clauses. */
function worksOf(car: Car): Say {
  const parts = car.notes
    .flatMap(partsOf)
    .filter((part) => part.kind === 'history' && isWork(part) && !isLooks(part));
  return (told: ToldFacts) => {
    const clauses = parts.filter(({ fact }) => !told.has(fact)).flatMap((part) => workClause(part) ?? []);
    const some = clauses.slice(0, mostTogether);
    return some.length === 0 ? undefined : { text: sayClauses(some), facts: some.map(({ fact }) => fact) };
  };
}

/** What a row of data says of the car rather than what was done to it. */
const isLooks = (part: NotePart) => part.meaning.term === 'roof' || isRegistration(part);

/** Says nothing; notes that "Preis auf Anfrage" is told where the seller typed it too. */
function onRequest(car: Car): Say {
  const facts = car.notes
    .flatMap(partsOf)
    .filter(({ meaning }) => meaning.term === 'privateNegotiation')
    .map(({ fact }) => fact);
  return () => ({ text: '', facts });
}
