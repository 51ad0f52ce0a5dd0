import type { Car } from '../../../brief/car/car.ts';
import type { Trait } from '../../../brief/car/traits.ts';
import type { Filling, ToldFacts } from '../../text/fill-template.ts';
import { once, type Slots } from '../slots.ts';
import { withIndefinite } from './grammar/articles.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import {
  bodies,
  colours,
  conditions,
  drives,
  fuels,
  gearboxes,
  warranties,
  wheels,
} from './lexicon/vehicle-lexicon.ts';
import { gearboxNoun } from './tell-noun-phrase.ts';

/** Each field of the form in the words a sentence may want. */
export function vehicleSlots(car: Car): Slots {
  const known: readonly string[] = car.warranty ? warranties[car.warranty] : [];
  const isUsed = car.condition === 'Usato';
  const gear = gearboxOf(car);
  const gearWord = car.transmission === 'CVT' ? 'a CVT' : car.transmission && gearboxes[car.transmission];
  const named: readonly string[] = car.body && !car.traits.has('bodyless') ? bodies[car.body] : [];
  // Driven front wheels are nothing to speak of where there is something better to say.
  const hasOtherDrive = car.traits.has('rear') || car.traits.has('all');
  return {
    year: once('year', car.year ? String(car.year) : undefined),
    km: once('mileage', car.mileage ? `${formatNumber(car.mileage)} km` : undefined),
    nokm: once('mileage', car.mileage === 0 ? '' : undefined),
    hp: once('power', car.power ? `${formatNumber(car.power)} hp` : undefined),
    cc: once('displacement', car.displacement ? `${formatNumber(car.displacement)} cc` : undefined),
    doors: once('doors', car.doors ? `${inLetters(car.doors)} doors` : undefined),
    colour: once('color', car.color && colours[car.color]),
    bodytold: (told) => (named.length === 0 || told.has('body') ? { text: '', facts: [] } : undefined),
    condtold: (told) =>
      car.condition !== undefined && told.has('condition') ? { text: '', facts: [] } : undefined,
    enginetold: (told) => (isEngineTold(car, told) ? { text: '', facts: [] } : undefined),
    gas: once('fuelType', gasOf(car)),
    gear: once('transmission', gear),
    unit: (told) => unitOf(car, told),
    aunit: (told) => {
      const unit = unitOf(car, told);
      return unit && { ...unit, text: withIndefinite(unit.text) };
    },
    agear: once('transmission', gear && withIndefinite(gear)),
    gearis: once('transmission', car.transmission && `the ${gearboxNoun(car)} is ${gearWord}`),
    drive: once('driveType', car.driveType && drives[car.driveType]),
    wheels: once('driveType', car.driveType && wheels[car.driveType]),
    otherdrive: once('driveType', hasOtherDrive ? drives[car.driveType ?? 'AWD'] : undefined),
    otherwheels: once('driveType', hasOtherDrive ? wheels[car.driveType ?? 'AWD'] : undefined),
    cond: once('condition', isUsed ? undefined : conditionOf(car)),
    used: once('condition', isUsed ? 'used' : undefined),
    warranty: once('warranty', ...known),
    awarranty: once('warranty', ...known.map(withIndefinite)),
  };
}

/** Gearboxes by the names their makers gave them, where the car's name or its notes have one. */
const boxNames =
  /\b(?:DSG|S[ -]?tronic|PDK|EAT ?\d|EDC|[e7]?-?DCT|Steptronic|Tiptronic|Multitronic|[79]G-Tronic|X-?tronic|Lineartronic|Powershift|TCT|DKG)\b/iu;

/** "DSG automatic", "manual gearbox"; without gears to change there is no gearbox to speak of. */
function gearboxOf(car: Car): string | undefined {
  if (!car.transmission) return undefined;
  const [named] = boxNames.exec([car.model, ...car.notes.map(({ text }) => text)].join(' ')) ?? [];
  if (named && car.transmission !== 'Manuale') return `${named} automatic`;
  return car.transmission === 'CVT' ? 'CVT automatic' : `${gearboxes[car.transmission]} ${gearboxNoun(car)}`;
}

/** "150 hp diesel", "109 hp electric motor". Of its displacement only a few readers want to hear. */
function unitOf(car: Car, told: ToldFacts): Filling | undefined {
  const { power, fuelType } = car;
  const isKnown = fuelType !== undefined && told.has('fuelType');
  if (!fuelType || told.has('power') || (isKnown && power === undefined)) return undefined;
  const isShort = power !== undefined && !isKnown && (fuelType === 'Diesel' || fuelType === 'Ibrido');
  const { word, unit } = fuels[fuelType];
  const text = [power ? `${formatNumber(power)} hp` : '', isKnown ? '' : word, isShort ? '' : unit];
  const isCounted = ['classic', 'van', 'newDriver'].some((trait) => car.traits.has(trait as Trait));
  return {
    text: text.filter((part) => part !== '').join(' '),
    facts: [
      ...(isKnown ? [] : ['fuelType']),
      ...(power ? ['power'] : []),
      ...(isCounted ? [] : ['displacement']),
    ],
  };
}

const gasOf = (car: Car) => {
  if (car.fuelType === 'Metano') return 'natural gas';
  return car.fuelType === 'GPL' ? 'LPG' : undefined;
};

/** Whether nothing of the engine is left to say: then gearbox and drive may have a sentence of their own. */
const isEngineTold = (car: Car, told: ToldFacts) =>
  (['fuelType', 'power', 'displacement'] as const).every((fact) => car[fact] === undefined || told.has(fact));

/** As a predicate: "is pre-registered", "is an ex-company car". */
function conditionOf(car: Car): string | undefined {
  if (car.condition === 'Aziendale') return `an ex-company ${car.traits.has('van') ? 'van' : 'car'}`;
  return car.condition && conditions[car.condition];
}
