import { kilowattFromCv } from '#domain/vehicles/parse-quantity.ts';
import type { Car } from '../../../brief/car/car.ts';
import { once, type Say, type Slots } from '../slots.ts';
import { type Article, type Case, decline, type NounPhrase } from './grammar/nouns.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { colors, conditions, drives, fuels, gearboxes, warranties } from './lexicon/vehicle-lexicon.ts';

/** Each field of the form in the words and cases a sentence may want. */
export function vehicleSlots(car: Car): Slots {
  return {
    ...figureSlots(car),
    ...looksSlots(car),
    ...engineSlots(car),
    ...gearSlots(car),
    ...dealSlots(car),
  };
}

function figureSlots(car: Car): Slots {
  const { year, mileage, price, power, displacement } = car;
  const ps = power ? `${formatNumber(power)} PS` : undefined;
  const kw = power ? `${formatNumber(kilowattFromCv(power))} kW` : undefined;
  return {
    year: once('year', year ? String(year) : undefined),
    km: once('mileage', mileage ? `${formatNumber(mileage)} km` : undefined),
    nokm: once('mileage', mileage === 0 ? '' : undefined),
    price: once('price', price === undefined ? undefined : `${formatNumber(price)} €`),
    ps: once('power', ps && `${ps} (${kw})`, ps),
    psn: once('power', ps),
    cc: once('displacement', displacement ? `${formatNumber(displacement)} cm³ Hubraum` : undefined),
    ccn: once('displacement', displacement ? `${formatNumber(displacement)} cm³` : undefined),
  };
}

function looksSlots(car: Car): Slots {
  const color = car.color && colors[car.color];
  return {
    color: once('color', color?.adjective),
    incolor: once('color', color && `in ${color.noun}`),
    lack: once('color', color && `Lackierung in ${color.noun}`),
    farbe: once('color', color?.noun),
    doors: once('doors', car.doors === undefined ? undefined : `${inLetters(car.doors)} Türen`),
  };
}

const cases = { '': 'nom', A: 'acc', D: 'dat' } as const satisfies Record<string, Case>;

/** `{unEngineA}` "einen Dieselmotor"; once the fuel is told, or nobody stated it, "einen Motor", if a size follows. */
function engineSlots(car: Car): Slots {
  const fuel = car.fuelType && fuels[car.fuelType];
  const slots: Slots = { runs: once('fuelType', fuel?.runs) };
  const say =
    (article: Article, kase: Case): Say =>
    (told, random) => {
      const text = fuel && !told.has('fuelType') ? random.pick(fuel.engines) : undefined;
      const noun = (found: string): NounPhrase => ({ text: found, gender: 'm' });
      if (text) return { text: decline(noun(text), article, kase), facts: ['fuelType'] };
      const hasSize = (car.power && !told.has('power')) || (car.displacement && !told.has('displacement'));
      return hasSize ? { text: decline(noun('Motor'), article, kase), facts: [] } : undefined;
    };
  for (const [suffix, kase] of Object.entries(cases)) {
    slots[`engine${suffix}`] = say('', kase);
    slots[`theEngine${suffix}`] = say('der', kase);
    slots[`unEngine${suffix}`] = say('ein', kase);
  }
  return slots;
}

function gearSlots(car: Car): Slots {
  const known: readonly NounPhrase[] = car.transmission ? gearboxes[car.transmission] : [];
  const drive = car.driveType && drives[car.driveType];
  const slots: Slots = { wheels: once('driveType', drive?.wheels) };
  for (const [suffix, kase] of Object.entries(cases)) {
    const gear = (article: Article) =>
      once('transmission', ...known.map((noun) => decline(noun, article, kase)));
    const driven = (article: Article) =>
      once('driveType', ...(drive?.names ?? []).map((text) => decline({ text, gender: 'm' }, article, kase)));
    slots[`gear${suffix}`] = gear('');
    slots[`theGear${suffix}`] = gear('der');
    slots[`unGear${suffix}`] = gear('ein');
    slots[`drive${suffix}`] = driven('');
    slots[`theDrive${suffix}`] = driven('der');
  }
  return slots;
}

function dealSlots(car: Car): Slots {
  const warranty = car.warranty ? warranties[car.warranty] : [];
  const nouns: readonly NounPhrase[] = car.condition ? conditions[car.condition] : [];
  const isUsed = car.condition === 'Usato';
  const slots: Slots = {
    warranty: once('warranty', ...warranty.map(([plain]) => plain)),
    warrantyD: once('warranty', ...warranty.map(([, dative]) => dative)),
  };
  for (const [name, wanted] of [
    ['cond', !isUsed],
    ['used', isUsed],
  ] as const) {
    const say = (article: Article) =>
      once('condition', ...(wanted ? nouns.map((noun) => decline(noun, article, 'nom')) : []));
    slots[name] = say('');
    slots[`ein${name}`] = say('ein');
    slots[`ein${name}A`] = once(
      'condition',
      ...(wanted ? nouns.map((noun) => decline(noun, 'ein', 'acc')) : []),
    );
  }
  return slots;
}
