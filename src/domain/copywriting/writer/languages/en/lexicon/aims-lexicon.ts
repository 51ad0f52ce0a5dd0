import type { IntendedUse, TargetCustomer } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import type { Say } from '../../slots.ts';
import { listOf } from '../grammar/lists.ts';

/** Where the car is used: "in town", "on long journeys". */
const places = {
  Città: ['in town', 'in city traffic', 'around town'],
  'Viaggi lunghi': ['on long journeys', 'on the motorway', 'over long distances'],
  Campagna: ['in the country', 'on country lanes', 'out of town'],
  Lavoro: ['at work', 'through the working week', 'on working days'],
  'Uso familiare': ['with the family', 'on family trips', 'on family errands'],
  'Uso misto': ['day to day', 'on everyday trips', 'in everyday use'],
} satisfies Record<IntendedUse, string[]>;

/** The same as things: "town driving, long journeys and work". */
const occasions = {
  Città: ['town driving', 'city traffic', 'the city'],
  'Viaggi lunghi': ['long journeys', 'motorway miles', 'long distances'],
  Campagna: ['country roads', 'life in the country', 'country lanes'],
  Lavoro: ['work', 'working days', 'the working week'],
  'Uso familiare': ['family life', 'family trips', 'family errands'],
  'Uso misto': ['everyday driving', 'everyday errands', 'daily use'],
} satisfies Record<IntendedUse, string[]>;

const experienced = [
  'drivers who know what they are looking for',
  'people with years of driving behind them',
  'anyone who chooses a car with a clear head',
];
const independent = [
  'people building a life of their own',
  'anyone whose plans change by the hour',
  'people with full days and busy evenings',
];

/** The people, by what they do and want: never by sex, never by age. */
const people = {
  'Famiglia con bambini': [
    'families with children',
    'parents with children to ferry about',
    'anyone who travels with children',
  ],
  'Uomo 40+': experienced,
  'Donna 40+': experienced,
  'Giovane donna (≤35)': independent,
  'Giovane uomo (≤35)': independent,
  Neopatentato: ['new drivers', 'anyone buying a first car', 'drivers who have just passed their test'],
  Pendolare: ['commuters', 'anyone who drives to work every day', 'people with a daily commute'],
  'Attento allo stile': [
    'buyers with an eye for style',
    'anyone who cares about design',
    'people who like good design',
  ],
  'Attento al budget': [
    'buyers on a budget',
    'anyone who watches the pennies',
    'people who watch what they spend',
  ],
} satisfies Record<TargetCustomer, string[]>;

/** The slots for uses and people chosen by the seller. */
export function aimSlots(car: Car): Record<string, Say> {
  const say =
    <K extends string>(words: Record<K, string[]>, chosen: readonly K[]): Say =>
    (_, random) => {
      if (chosen.length === 0) return undefined;
      const said = chosen.map((label) => random.pick(words[label]));
      const shortestFirst = [...new Set(said)].sort((one, other) => one.length - other.length);
      return { text: listOf(shortestFirst), facts: [] };
    };
  return {
    uses: say(places, car.intendedUse),
    usesor: (told, random) => {
      const said = say(places, car.intendedUse)(told, random);
      return said && { ...said, text: said.text.replace(/ and (?!.* and )/u, ' or ') };
    },
    occasions: say(occasions, car.intendedUse),
    people: say(people, onlyOnce(car.targetCustomers)),
  };
}

/** Two labels that are spoken to alike are one public. */
function onlyOnce(chosen: readonly TargetCustomer[]): TargetCustomer[] {
  return chosen.filter(
    (label, index) => chosen.findIndex((other) => people[other] === people[label]) === index,
  );
}
