import type { Condition } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import type { Thing } from '../../../argument/arguments.ts';
import type { Filling, ToldFacts } from '../../../text/fill-template.ts';
import type { Slots } from '../../slots.ts';
import { type Gender, withThis } from '../grammar/articles.ts';
import { listOf } from '../grammar/lists.ts';
import { inLetters, measure } from '../grammar/numbers.ts';
import { colors, drives, gearboxes } from '../lexicon/vehicle-lexicon.ts';
import { things } from './things.ts';

/** Slots that only arguments use: the car with its colour and year, and all that it has been through. */
export function tellArgument(car: Car, gender: Gender): Slots {
  const history = things(car).filter(({ kind }) => kind === 'history');
  return {
    who: (told, random) => whoIs(car, gender, told, random.next() < namedInFull),
    ofwho: (told, random) => {
      const { text, facts } = whoIs(car, gender, told, random.next() < namedInFull);
      return { text: `de ${text}`, facts };
    },
    past: (told) => pastOf(car, history, gender, told),
    data: (told, random) => dataOf(car, history, gender, told, { isCounted: random.next() < counted }),
    fulldata: (told) => dataOf(car, history, gender, told, { isFull: true }),
    record: (told) => recordOf(history, told),
  };
}

/** How often a first sentence names colour and year too; else they stand with the mileage. */
const namedInFull = 0.4;

/** "cette Renault Clio", in full "cette Renault Clio rouge de 2018". */
function whoIs({ make, model, color, year }: Car, gender: Gender, told: ToldFacts, isFull: boolean): Filling {
  const name = [make, model].filter((part) => part !== 'auto').join(' ');
  const hue = isFull && color && !told.has('color') ? colors[color][gender] : undefined;
  const ofYear = isFull && year && !told.has('year') ? `de ${year}` : undefined;
  const named = withThis({ text: name || (gender === 'f' ? 'voiture' : 'véhicule'), gender });
  const facts = [...(hue ? ['color'] : []), ...(ofYear ? ['year'] : [])];
  return { text: [named, hue, ofYear].filter((part) => part !== undefined).join(' '), facts };
}

/** How often the mileage is said to be the counter's. */
const counted = 0.6;

/** What of the form is not told yet, as an advertisement notes it: "noir, modèle 2021, 87 600 km au compteur, 5 portes". */
function dataOf(
  car: Car,
  history: readonly Thing[],
  gender: Gender,
  told: ToldFacts,
  { isCounted = false, isFull = false }: { isCounted?: boolean; isFull?: boolean },
): Filling | undefined {
  const item = (fact: string, text: string | undefined | false) =>
    text && !told.has(fact) ? [{ text, fact }] : [];
  const { year, color, mileage, doors, transmission, driveType, condition, power } = car;
  const said = [
    ...item('condition', condition && !history.some(isOfCondition) && conditions[condition]),
    ...item('color', color && colors[color][gender]),
    ...item('year', year !== undefined && `modèle ${year}`),
    ...item(
      'mileage',
      Boolean(mileage) && `${measure(mileage ?? 0, 'km')}${isCounted ? ' au compteur' : ''}`,
    ),
    ...item('power', power !== undefined && measure(power, 'ch')),
    ...item('transmission', transmission && !car.traits.has('silent') && gearboxes[transmission]),
    ...item('doors', doors !== undefined && `${doors} portes`),
    ...item('driveType', driveType && (isFull || !car.traits.has('front')) && drives[driveType]),
  ];
  const [first] = said;
  if (first && said.length === 1 && first.fact === 'mileage' && !isCounted) first.text += ' au compteur';
  // Doors alone make no sentence.
  if (said.every(({ fact }) => fact === 'doors')) return undefined;
  const silent =
    car.traits.has('silent') && transmission && !told.has('transmission') ? ['transmission'] : [];
  return {
    text: said.map(({ text }) => text).join(', '),
    facts: [...said.map(({ fact }) => fact), ...silent],
  };
}

const isOfCondition = ({ term }: Thing) => term === 'zeroKm' || term === 'exCompany';

const conditions: Partial<Record<Condition, string>> = {
  Aziendale: 'véhicule de société',
  'Km 0': 'véhicule 0 km',
};

/** What the car has been through, in short: "un seul propriétaire, entretien réseau Fiat". */
function recordOf(history: readonly Thing[], told: ToldFacts): Filling | undefined {
  const past = history.filter(({ fact }) => !told.has(fact)).slice(0, mostTogether);
  if (past.length === 0) return undefined;
  return { text: past.map((thing) => thing.form('bref')).join(', '), facts: past.map(({ fact }) => fact) };
}

/** "date de 2018, affiche 76 000 km, compte cinq portes et n’a connu qu’un seul propriétaire". */
function pastOf(car: Car, history: readonly Thing[], gender: Gender, told: ToldFacts): Filling | undefined {
  const past = history.filter(({ fact }) => !told.has(fact)).slice(0, mostTogether);
  const item = (fact: string, text: string | undefined | false) =>
    text && !told.has(fact) ? [{ text, fact }] : [];
  const card = [
    ...item('year', car.year !== undefined && `date de ${car.year}`),
    ...item('color', car.color && `est ${colors[car.color][gender]}`),
    ...item('mileage', Boolean(car.mileage) && `affiche ${measure(car.mileage ?? 0, 'km')}`),
    ...item('doors', car.doors !== undefined && `compte ${inLetters(car.doors)} portes`),
    ...item('driveType', car.driveType && `est à ${drives[car.driveType]}`),
  ];
  const clauses = past.filter(({ isNoun }) => !isNoun).map((thing) => thing.form(''));
  const nouns = past.filter(({ isNoun }) => isNoun);
  const said = [...card.map(({ text }) => text), ...clauses];
  if (said.length + nouns.length === 0) return undefined;
  const noted = listOf(nouns.map((thing) => thing.form(said.length > 0 ? '' : 'un')));
  const text = said.length === 0 ? `a ${noted}` : [listOf(said), noted && ` ; à noter : ${noted}`].join('');
  return { text, facts: [...card, ...past].map(({ fact }) => fact) };
}

/** More in a row is an inventory. */
const mostTogether = 6;
