import type { Car } from '../../../brief/car/car.ts';
import { once, type Say, type Slots } from '../slots.ts';
import { type NounPhrase, withArticle, withIndefinite, withPreposition } from './grammar/articles.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import type { Gender } from './lexicon/gender-lexicon.ts';
import {
  bodies,
  colors,
  conditions,
  drives,
  fuels,
  gearboxes,
  warranties,
  wheels,
} from './lexicon/vehicle-lexicon.ts';

/** Each field of the form in the words and the gender a sentence may want. */
export function vehicleSlots(car: Car, gender: Gender): Slots {
  return {
    ...figureSlots(car),
    ...looksSlots(car, gender),
    ...mechanicsSlots(car, gender),
    ...dealSlots(car, gender),
  };
}

function figureSlots(car: Car): Slots {
  return {
    year: once('year', car.year ? String(car.year) : undefined),
    km: once('mileage', car.mileage ? `${formatNumber(car.mileage)} km` : undefined),
    nokm: once('mileage', car.mileage === 0 ? '' : undefined),
    kmn: once('mileage', car.mileage ? formatNumber(car.mileage) : undefined),
    price: once('price', car.price === undefined ? undefined : `${formatNumber(car.price)} €`),
    inprice: once(
      'price',
      car.price === undefined
        ? undefined
        : withPreposition('in', { text: `${formatNumber(car.price)} €`, gender: 'm', plural: true }),
    ),
    cv: once('power', car.power ? `${formatNumber(car.power)} CV` : undefined),
    thecv: once(
      'power',
      car.power
        ? withArticle({ text: `${formatNumber(car.power)} CV`, gender: 'm', plural: true })
        : undefined,
    ),
    cc: once('displacement', car.displacement ? `${formatNumber(car.displacement)} cc` : undefined),
    doors: once('doors', car.doors === undefined ? undefined : `${inLetters(car.doors)} porte`),
  };
}

function looksSlots(car: Car, gender: Gender): Slots {
  const color = car.color && colors[car.color];
  const isMetal = car.color === 'Argento' || car.color === 'Oro';
  const isNamed = car.traits.has('bodyless');
  const named: readonly NounPhrase[] = car.body && !isNamed ? bodies[car.body] : [];
  const bodyOnce =
    (form: (noun: NounPhrase) => string): Say =>
    (told, random) =>
      named.length === 0 || told.has('body')
        ? undefined
        : { text: form(random.pick(named)), facts: ['body'] };
  const [usual] = named;
  return {
    color: once('color', color && (isMetal ? `color ${color.m}` : color[gender])),
    colm: once('color', color?.m),
    colf: once('color', color?.f),
    colb: once('color', usual && color && (isMetal ? `color ${color.m}` : color[usual.gender])),
    body: bodyOnce((noun) => noun.text),
    unbody: bodyOnce(withIndefinite),
    ofbody: bodyOnce((noun) => `di ${withIndefinite(noun)}`),
  };
}

function mechanicsSlots(car: Car, gender: Gender): Slots {
  const fuel = car.fuelType && fuels[car.fuelType];
  const usual: NounPhrase | undefined = car.body && bodies[car.body][0];
  return {
    fuel: once('fuelType', fuel?.[gender]),
    fuelm: once('fuelType', fuel?.m),
    fuelf: once('fuelType', fuel?.f),
    fuelb: once('fuelType', usual && fuel?.[usual.gender]),
    gear: once('transmission', car.transmission && gearboxes[car.transmission]),
    gearadj: once('transmission', car.transmission && gearboxes[car.transmission].replace('cambio ', '')),
    wheels: once('driveType', car.driveType && wheels[car.driveType]),
    onwheels: once('driveType', car.driveType && `su ${wheels[car.driveType]}`.replace('su le', 'sulle')),
    drive: once('driveType', car.driveType && drives[car.driveType]),
    driveadj: once('driveType', car.driveType && drives[car.driveType].replace('trazione ', '')),
  };
}

function dealSlots(car: Car, gender: Gender): Slots {
  const known = car.warranty ? warranties[car.warranty] : [];
  const condition = car.condition && conditions[car.condition];
  const isUsed = car.condition === 'Usato';
  const body: NounPhrase | undefined = car.body && bodies[car.body][0];
  const warranty =
    (form: (noun: NounPhrase) => string): Say =>
    (told, random) =>
      known.length === 0 || told.has('warranty')
        ? undefined
        : { text: form({ text: random.pick(known), gender: 'f' }), facts: ['warranty'] };
  return {
    cond: once('condition', isUsed ? undefined : condition?.[gender]),
    used: once('condition', isUsed ? condition?.[gender] : undefined),
    usedb: once('condition', isUsed && body ? condition?.[body.gender] : undefined),
    warranty: warranty((noun) => noun.text),
    thewarranty: warranty(withArticle),
  };
}
