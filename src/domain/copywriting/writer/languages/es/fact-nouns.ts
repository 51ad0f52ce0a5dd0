import type { Car } from '../../../brief/car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { NounPhrase } from './grammar/articles.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { colors, drives, fuels, gearboxOf, warranties } from './lexicon/vehicle-lexicon.ts';

/** A fact as a noun phrase, for lists in which every item takes its own article. */
export type FactNoun = (random: Random) => NounPhrase & { fact: string };

/** The facts of a car as things, by the names that lists use. */
export function factNouns(car: Car): Record<string, FactNoun | undefined> {
  const engine: NounPhrase | undefined = car.fuelType && {
    text: `motor ${fuels[car.fuelType].m}`,
    gender: 'm',
  };
  const gearbox = gearboxOf(car);
  const known = car.warranty ? warranties[car.warranty].filter((text) => text.startsWith('garantía')) : [];
  return {
    gear: noun('transmission', gearbox === undefined ? undefined : { text: gearbox, gender: 'm' }),
    drive: noun('driveType', car.driveType && { text: drives[car.driveType], gender: 'f' }),
    doors: noun(
      'doors',
      car.doors === undefined
        ? undefined
        : { text: `${inLetters(car.doors)} puertas`, gender: 'f', plural: true },
    ),
    colour: noun('color', car.color && { text: `color ${colors[car.color].of}`, gender: 'm' }),
    engine: noun('fuelType', engine),
    cc: figure('displacement', 'cilindrada', car.displacement, 'cm³'),
    cv: figure('power', 'potencia', car.power, 'CV'),
    km: noun(
      'mileage',
      car.mileage
        ? { text: `${formatNumber(car.mileage)} km recorridos`, gender: 'm', plural: true }
        : undefined,
    ),
    year: noun('year', car.year === undefined ? undefined : { text: `año ${car.year}`, gender: 'm' }),
    warranty:
      known.length > 0
        ? (random) => ({ text: random.pick(known), gender: 'f', fact: 'warranty' })
        : undefined,
    price: noun(
      'price',
      car.price === undefined ? undefined : { text: `precio de ${formatNumber(car.price)} €`, gender: 'm' },
    ),
  };
}

const noun = (fact: string, phrase: NounPhrase | undefined): FactNoun | undefined =>
  phrase && (() => ({ ...phrase, fact }));

const figure = (fact: string, name: string, value: number | undefined, unit: string) =>
  noun(fact, value ? { text: `${name} de ${formatNumber(value)} ${unit}`, gender: 'f' } : undefined);
