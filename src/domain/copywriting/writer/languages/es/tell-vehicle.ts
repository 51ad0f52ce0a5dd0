import type { Car } from '../../../brief/car/car.ts';
import { once, type Say, type Slots } from '../slots.ts';
import { type NounPhrase, withArticle, withIndefinite } from './grammar/articles.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import {
  bodies,
  colors,
  conditions,
  drives,
  fuels,
  gearboxOf,
  warranties,
  wheels,
} from './lexicon/vehicle-lexicon.ts';

/** Each field of the form in the words and the gender a sentence may want. */
export function vehicleSlots(car: Car): Slots {
  return { ...figureSlots(car), ...looksSlots(car), ...mechanicsSlots(car), ...dealSlots(car) };
}

function figureSlots({ year, mileage, price, power, displacement, doors }: Car): Slots {
  const km = mileage ? formatNumber(mileage) : undefined;
  const euro = price === undefined ? undefined : `${formatNumber(price)} €`;
  const cv = power ? `${formatNumber(power)} CV` : undefined;
  return {
    year: once('year', year ? String(year) : undefined),
    km: once('mileage', km && `${km} km`),
    thekm: once('mileage', km && `los ${km} km`),
    nokm: once('mileage', mileage === 0 ? '' : undefined),
    price: once('price', euro),
    theprice: once('price', euro && `los ${euro}`),
    cv: once('power', cv),
    thecv: once('power', cv && `los ${cv}`),
    cc: once('displacement', displacement ? `${formatNumber(displacement)} cm³` : undefined),
    doors: once('doors', doors === undefined ? undefined : `${inLetters(doors)} puertas`),
  };
}

function looksSlots(car: Car): Slots {
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
    color: once('color', color?.m),
    colm: once('color', color?.of),
    colf: once('color', color?.f),
    colb: once('color', usual && color?.[usual.gender]),
    body: bodyOnce((noun) => noun.text),
    unbody: bodyOnce(withIndefinite),
    thisbody: bodyOnce(({ text, gender }) => `${gender === 'm' ? 'este' : 'esta'} ${text}`),
  };
}

function mechanicsSlots(car: Car): Slots {
  const fuel = car.fuelType && fuels[car.fuelType];
  const usual: NounPhrase | undefined = car.body && bodies[car.body][0];
  const gear = gearboxOf(car);
  const isSelfShifting = car.transmission !== 'Manuale' && car.transmission !== 'Sequenziale';
  const drive = car.driveType && drives[car.driveType];
  return {
    fuel: once('fuelType', fuel?.m),
    fuelb: once('fuelType', usual && fuel?.[usual.gender]),
    gear: once('transmission', gear),
    gearadj: once('transmission', gear?.replace('cambio ', '')),
    autogear: once('transmission', isSelfShifting ? gear : undefined),
    theautogear: once('transmission', isSelfShifting && gear ? `el ${gear}` : undefined),
    handgear: once('transmission', car.transmission === 'Manuale' ? gear : undefined),
    // Nobody praises a driven front axle.
    traction: once('driveType', car.traits.has('front') ? undefined : drive),
    wheels: once('driveType', car.driveType && wheels[car.driveType]),
    drive: once('driveType', drive),
  };
}

function dealSlots(car: Car): Slots {
  const known = car.warranty ? warranties[car.warranty] : [];
  const [usual, ...others] = car.condition ? conditions[car.condition] : [];
  const isUsed = car.condition === 'Usato';
  const isCrashed = car.condition === 'Semicollisione';
  const named = known.filter((text) => text.startsWith('garantía'));
  return {
    cond: once('condition', ...(isUsed || isCrashed ? [] : [usual, ...others])),
    crash: once('condition', isCrashed ? usual : undefined),
    used: once('condition', ...(isUsed ? [usual, ...others] : [])),
    warranty: once('warranty', ...known),
    thewarranty: once('warranty', ...named.map((text) => withArticle({ text, gender: 'f' }))),
  };
}
