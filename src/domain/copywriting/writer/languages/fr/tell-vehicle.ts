import type { FuelType } from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../brief/car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { ToldFacts } from '../../text/fill-template.ts';
import { once, type Say, type Slots } from '../slots.ts';
import { type Gender, type NounPhrase, withArticle, withDe, withIndefinite } from './grammar/articles.ts';
import { formatNumber, inLetters, measure } from './grammar/numbers.ts';
import { engineIn, gearboxIn } from './lexicon/engine-names.ts';
import {
  bodies,
  colors,
  drives,
  engines,
  fuels,
  gearboxes,
  running,
  warranties,
  wheels,
} from './lexicon/vehicle-lexicon.ts';

/** Each field of the form in the words a sentence may want. */
export function vehicleSlots(car: Car, gender: Gender): Slots {
  return {
    ...figureSlots(car),
    ...looksSlots(car, gender),
    ...mechanicsSlots(car),
    ...dealSlots(car),
  };
}

const figure = (value: number | undefined, unit: string) => (value ? measure(value, unit) : undefined);

function figureSlots({ year, mileage, price, power, displacement, doors }: Car): Slots {
  return {
    year: once('year', year ? String(year) : undefined),
    km: once('mileage', figure(mileage, 'km')),
    kmn: once('mileage', mileage ? formatNumber(mileage) : undefined),
    nokm: once('mileage', mileage === 0 ? '' : undefined),
    price: once('price', price === undefined ? undefined : measure(price, '€')),
    ch: once('power', figure(power, 'ch')),
    cc: once('displacement', figure(displacement, 'cm³')),
    doors: once('doors', doors === undefined ? undefined : `${inLetters(doors)} portes`),
    nbdoors: once('doors', doors === undefined ? undefined : inLetters(doors)),
  };
}

function looksSlots(car: Car, gender: Gender): Slots {
  const color = car.color && colors[car.color];
  const named: readonly NounPhrase[] = car.body && !car.traits.has('bodyless') ? bodies[car.body] : [];
  const bodyOnce =
    (form: (noun: NounPhrase) => string): Say =>
    (told, random) =>
      named.length === 0 || told.has('body')
        ? undefined
        : { text: form(random.pick(named)), facts: ['body'] };
  const [usual] = named;
  return {
    color: once('color', color?.[gender]),
    colm: once('color', color?.m),
    colf: once('color', color?.f),
    colb: once('color', usual && color?.[usual.gender]),
    body: bodyOnce(({ text }) => text),
    unbody: bodyOnce(withIndefinite),
    thebody: bodyOnce(withArticle),
    ofbody: bodyOnce(withDe),
  };
}

function mechanicsSlots(car: Car): Slots {
  const fuel = car.fuelType && fuels[car.fuelType];
  const named = isShifted(car) ? gearboxIn(namesOf(car)) : undefined;
  const gear = named ?? (car.transmission && gearboxes[car.transmission]);
  const drive = car.driveType && drives[car.driveType];
  const moved = car.driveType && wheels[car.driveType];
  const after = (article: string, text: string | undefined) => text && `${article} ${text}`;
  return {
    fuel: once('fuelType', fuel),
    runs: once('fuelType', car.fuelType && running[car.fuelType]),
    engine: engineSlot(car, ({ text }) => text),
    motor: motorSlot(car, ({ text }) => text),
    lemotor: motorSlot(car, withArticle),
    unmotor: motorSlot(car, withIndefinite),
    unengine: engineSlot(car, withIndefinite),
    theengine: engineSlot(car, withArticle),
    ofengine: engineSlot(car, withDe),
    sonengine: engineSlot(car, ({ text }) => `son ${text}`),
    gear: once('transmission', gear),
    unegear: once('transmission', after('une', gear)),
    lagear: once('transmission', after('la', gear)),
    sagear: once('transmission', after('sa', gear)),
    gearadj: once('transmission', gear?.replace('boîte ', '')),
    drive: once('driveType', drive),
    ladrive: once('driveType', after('la', drive)),
    unedrive: once('driveType', after('une', drive)),
    wheels: once('driveType', after('les', moved)),
    towheels: once('driveType', after('aux', moved)),
  };
}

/** The engine by its fuel, or by its bare name once the fuel is told and a size follows. */
function engineSlot(car: Car, form: (noun: NounPhrase) => string): Say {
  const known: readonly string[] = car.fuelType ? engines[car.fuelType] : [];
  return (told: ToldFacts, random: Random) => {
    if (known.length > 0 && !told.has('fuelType')) {
      return { text: form({ text: random.pick(known), gender: 'm' }), facts: ['fuelType'] };
    }
    const hasSize = (car.power && !told.has('power')) || (car.displacement && !told.has('displacement'));
    return hasSize ? { text: form({ text: 'moteur', gender: 'm' }), facts: [] } : undefined;
  };
}

/** The engine as a dealer calls it, by the name it has in the model's: "2.0 TDI", else as above. */
function motorSlot(car: Car, form: (noun: NounPhrase) => string): Say {
  const name = engineIn(car.model);
  const usual = engineSlot(car, form);
  const kind = name && car.fuelType && named[car.fuelType];
  return (told, random) =>
    kind && !told.has('fuelType')
      ? { text: form({ text: random.pick(kind(name)), gender: 'm' }), facts: ['fuelType'] }
      : usual(told, random);
}

const named: Partial<Record<FuelType, (name: string) => string[]>> = {
  Diesel: (name) => [name, `diesel ${name}`],
  Benzina: (name) => [`${name} essence`],
};

/** The name of the model and those that the notes give: "olio cambio DSG". */
const namesOf = ({ model, notes }: Car) =>
  [model, ...notes.flatMap(({ meanings }) => meanings.flatMap(({ name }) => name ?? []))].join(' ');

const isShifted = ({ transmission }: Car) => transmission === 'Robotizzata' || transmission === 'Automatica';

function dealSlots(car: Car): Slots {
  const known = car.warranty ? warranties[car.warranty] : [];
  const article = (definite: boolean) => (definite ? withArticle : withIndefinite);
  return {
    used: once('condition', car.condition === 'Usato' ? 'd’occasion' : undefined),
    warranty: once('warranty', ...known.map(({ text }) => text)),
    unewarranty: once(
      'warranty',
      ...known.map(({ text, definite }) => article(definite)({ text, gender: 'f' })),
    ),
    thewarranty: once('warranty', ...known.map(({ text }) => withArticle({ text, gender: 'f' }))),
  };
}
