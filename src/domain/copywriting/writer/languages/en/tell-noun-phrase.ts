import type { Car } from '../../../brief/car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling, ToldFacts } from '../../text/fill-template.ts';
import { withIndefinite } from './grammar/articles.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { bodies, colours, conditions, drives, fuels, gearboxes } from './lexicon/vehicle-lexicon.ts';
import { commonNouns, fullName } from './tell-names.ts';

interface Part {
  fact: string;
  text: string;
}

/**
 * `{a:colour+door+body}` → "a red five-door hatchback": what is still untold of some facts, before
 * a noun. The last name is the noun: `body`, `car`, `engine`, `power` or `gearbox`. Undefined when no fact is left.
 */
export function tellNounPhrase(
  article: string,
  names: readonly string[],
  car: Car,
  told: ToldFacts,
  random: Random,
): Filling | undefined {
  const head = headOf(names.at(-1) ?? '', car, told, random);
  const before = names
    .slice(0, -1)
    .flatMap((name) => partOf(name, car) ?? [])
    .filter(({ fact }) => !told.has(fact));
  const facts = [...before, head].map(({ fact }) => fact).filter((fact) => fact !== '');
  if (facts.length === 0 && names.at(-1) !== 'name') return undefined;
  const text = [...before, head].map((part) => part.text).join(' ');
  return { text: withArticle(article, text), facts };
}

function withArticle(article: string, text: string): string {
  if (article === 'a') return withIndefinite(text);
  return article === '' ? text : `${article} ${text}`;
}

function headOf(name: string, car: Car, told: ToldFacts, random: Random): Part {
  if (name === 'name') return { fact: '', text: fullName(car) };
  if (name === 'engine') return { fact: '', text: car.fuelType ? fuels[car.fuelType].unit : 'engine' };
  if (name === 'power') return { fact: '', text: 'power' };
  if (name === 'gearbox') return { fact: '', text: gearboxNoun(car) };
  const isKnown = car.body && name === 'body' && !car.traits.has('bodyless') && !told.has('body');
  if (isKnown && car.body) return { fact: 'body', text: random.pick(bodies[car.body]) };
  return { fact: '', text: random.pick(commonNouns(car)) };
}

/** Without gears to change there is no gearbox to speak of. */
export const gearboxNoun = (car: Car) => (car.traits.has('silent') ? 'transmission' : 'gearbox');

function partOf(name: string, car: Car): Part | undefined {
  const part = (fact: string, text: string | undefined) => (text ? { fact, text } : undefined);
  switch (name) {
    case 'cond':
      return part('condition', car.condition && conditions[car.condition]);
    case 'year':
      return part('year', car.year ? String(car.year) : undefined);
    case 'colour':
      return part('color', car.color && colours[car.color]);
    case 'door':
      return part('doors', car.doors ? `${inLetters(car.doors)}-door` : undefined);
    case 'hp':
      return part('power', car.power ? `${formatNumber(car.power)} hp` : undefined);
    case 'cc':
      return part('displacement', car.displacement ? `${formatNumber(car.displacement)} cc` : undefined);
    case 'gear':
      return part('transmission', car.transmission && gearboxes[car.transmission]);
    case 'drive':
      return part('driveType', car.driveType && drives[car.driveType].replace(' ', '-'));
    case 'fuel':
      return part('fuelType', car.fuelType && fuels[car.fuelType].word);
    default:
      throw new Error(`Unknown part of a noun phrase: ${name}`);
  }
}
