import type { Car } from '../../../../brief/car/car.ts';
import type { Filling } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';
import { formatNumber, inLetters } from '../grammar/numbers.ts';
import type { Gender } from '../lexicon/gender-lexicon.ts';
import { colors, drives } from '../lexicon/vehicle-lexicon.ts';
import { type SaidThing, sayNote } from '../say-meaning.ts';
import { possessed } from '../say-note.ts';

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function tellArgument(car: Car, gender: Gender): Slots {
  return {
    who: (told) => whoIs(car, gender, told),
    past: (told) => pastOf(car, told),
  };
}

/** "questa Fiat Panda 1.2 rossa del 2018". */
function whoIs({ make, model, color, year }: Car, gender: Gender, told: ReadonlySet<string>): Filling {
  const name = [make, model].filter((part) => part !== 'auto').join(' ') || 'auto';
  const hue = color && !told.has('color') ? colors[color] : undefined;
  const isMetal = color === 'Argento' || color === 'Oro';
  const parts = [
    gender === 'f' ? 'questa' : 'questo',
    name,
    hue ? (isMetal ? `color ${hue.m}` : hue[gender]) : '',
    year && !told.has('year') ? `del ${year}` : '',
  ];
  const facts = [...(hue ? ['color'] : []), ...(year ? ['year'] : [])];
  return { text: parts.filter((part) => part !== '').join(' '), facts };
}

interface Numbered extends SaidThing {
  fact: string;
}

/** "ha 76.000 km, è sempre stata in garage e ha due chiavi": mileage, then what it is or has done, then what it has. */
function pastOf(car: Car, told: ReadonlySet<string>): Filling | undefined {
  const things: Numbered[] = car.notes
    .flatMap((note) => sayNote(note).map((thing, part) => ({ ...thing, fact: `note ${note.id}.${part}` })))
    .filter(({ kind, fact }) => kind === 'history' && !told.has(fact))
    .slice(0, mostTogether);
  const nouns = things.filter(({ shape }) => shape === 'noun');
  const clauses = things.filter(({ shape }) => shape === 'clause');
  const km = car.mileage && !told.has('mileage') ? `${formatNumber(car.mileage)} km` : undefined;
  const doors = car.doors && !told.has('doors') ? `${inLetters(car.doors)} porte` : undefined;
  const drive = car.driveType && !told.has('driveType') ? `la ${drives[car.driveType]}` : undefined;
  const owned = [km, doors, drive, ...nouns.map(possessed)].filter((one) => one !== undefined);
  const items = [
    ...(owned.length > 0 ? [`ha ${owned.length > 2 ? owned.join(', ') : listOf(owned)}`] : []),
    ...clauses.map(({ text }) => text),
  ];
  if (items.length === 0) return undefined;
  return {
    text: owned.length > 2 && clauses.length === 0 ? `ha ${listOf(owned)}` : listOf(items),
    facts: [
      ...(km ? ['mileage'] : []),
      ...(doors ? ['doors'] : []),
      ...(drive ? ['driveType'] : []),
      ...things.map(({ fact }) => fact),
    ],
  };
}

/** More in a row is an inventory. */
const mostTogether = 6;
