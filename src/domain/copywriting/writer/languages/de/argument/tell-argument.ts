import type { Car } from '../../../../brief/car/car.ts';
import type { Filling } from '../../../text/fill-template.ts';
import type { Say, Slots } from '../../slots.ts';
import { listOf, predicatesOf } from '../grammar/lists.ts';
import { type Case, decline, type NounPhrase } from '../grammar/nouns.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import { colors, drives } from '../lexicon/vehicle-lexicon.ts';
import { type NotePart, partsOf } from '../note-parts.ts';
import { haveForm, isWork, saidThing } from './things.ts';

const cases = { '': 'nom', A: 'acc', D: 'dat' } as const satisfies Record<string, Case>;
const pronouns = { m: 'er', f: 'sie', n: 'es' } as const;

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function argumentSlots(car: Car, name: NounPhrase): Slots {
  const slots: Slots = { past: pastOf(car, pronouns[name.gender]), works: worksOf(car) };
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
    const ofYear = isFull && year && !told.has('year') ? `aus dem Jahr ${year}` : undefined;
    const text = decline(
      { ...name, adjectives: hue ? [hue] : [], ...(ofYear ? { tail: ofYear } : {}) },
      'dieser',
      kase,
    );
    return { text, facts: [...(hue ? ['color'] : []), ...(ofYear ? ['year'] : [])] };
  };
}

interface Saying {
  text: string;
  fact: string;
}

/** "ist Baujahr 2018, rot lackiert und 76.000 km gelaufen. Er hat fünf Türen und stammt aus erster Hand". */
function pastOf(car: Car, pronoun: string): Say {
  const parts = car.notes.flatMap(partsOf).filter((part) => part.kind === 'history');
  return (told): Filling | undefined => {
    const untold = ({ fact }: Saying) => !told.has(fact);
    const card = cardOf(car).filter(untold);
    const rest = [...possessionsOf(car), ...parts.flatMap(predicateOfPart)]
      .filter(untold)
      .slice(0, mostTogether);
    if (card.length + rest.length === 0) return undefined;
    const facts = [...card, ...rest].map(({ fact }) => fact);
    const being = predicatesOf(card.map(({ text }) => text));
    const having = predicatesOf(rest.map(({ text }) => text));
    if (card.length === 0 || rest.length === 0) return { text: being || having, facts };
    if (card.length === 1 && rest.length < 3)
      return { text: predicatesOf([...card, ...rest].map(({ text }) => text)), facts };
    return { text: `${being}. ${pronoun} ${having}`, facts };
  };
}

const cardOf = ({ year, color, mileage }: Car): Saying[] => [
  ...(year ? [{ text: `ist Baujahr ${year}`, fact: 'year' }] : []),
  ...(color ? [{ text: `ist ${colors[color].adjective} lackiert`, fact: 'color' }] : []),
  ...(mileage ? [{ text: `ist ${formatNumber(mileage)} km gelaufen`, fact: 'mileage' }] : []),
];

const possessionsOf = ({ doors, driveType }: Car): Saying[] => [
  ...(doors ? [{ text: `hat ${inLetters(doors)} Türen`, fact: 'doors' }] : []),
  ...(driveType ? [{ text: `hat ${drives[driveType].names[0]}`, fact: 'driveType' }] : []),
];

function predicateOfPart(part: NotePart): Saying[] {
  const said = saidThing(part);
  if (!said) return [];
  if ('predicate' in said) return [{ text: said.predicate, fact: part.fact }];
  return isWork(part) ? [] : [{ text: `hat ${haveForm(said.thing, part)}`, fact: part.fact }];
}

/** "Zahnriemen (erneuert bei 90.000 km) und überholter Motor": what was done, after a colon. */
function worksOf(car: Car): Say {
  const parts = car.notes.flatMap(partsOf).filter((part) => part.kind === 'history' && isWork(part));
  return (told) => {
    const found = parts.flatMap((part) => {
      const said = saidThing(part);
      return said && 'thing' in said && !told.has(part.fact)
        ? [{ text: decline(said.thing, '', 'nom'), fact: part.fact }]
        : [];
    });
    if (found.length === 0) return undefined;
    return { text: listOf(found.map(({ text }) => text)), facts: found.map(({ fact }) => fact) };
  };
}

/** More in a row is an inventory. */
const mostTogether = 7;
