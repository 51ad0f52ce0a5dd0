import { kilowattFromCv } from '#domain/vehicles/parse-quantity.ts';
import type { Car } from '../../../brief/car/car.ts';
import type { Term } from '../../../vocabulary/terms.ts';
import { once, type Say, type Slots } from '../slots.ts';
import { type Article, type Case, decline, type NounPhrase } from './grammar/nouns.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { colors, conditions, drives, fuels, gearboxes, warranties } from './lexicon/vehicle-lexicon.ts';
import { partsOf } from './note-parts.ts';

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
  const { year, mileage, power, displacement } = car;
  const ps = power ? `${formatNumber(power)} PS` : undefined;
  const kw = power ? `${formatNumber(kilowattFromCv(power))} kW` : undefined;
  return {
    year: once('year', year ? String(year) : undefined),
    km: once('mileage', mileage ? `${formatNumber(mileage)} km` : undefined),
    nokm: once('mileage', mileage === 0 ? '' : undefined),
    price: priceOf(car),
    ps: once('power', ps && `${ps} (${kw})`, ps),
    psn: once('power', ps),
    cc: once('displacement', displacement ? `${formatNumber(displacement)} cm³ Hubraum` : undefined),
    ccn: once('displacement', displacement ? `${formatNumber(displacement)} cm³` : undefined),
  };
}

/** "17.900 €", with what dealers say in the same breath: "17.900 € zuzüglich Mehrwertsteuer". */
function priceOf(car: Car): Say {
  const { price } = car;
  if (price === undefined) return () => undefined;
  const said = car.notes.flatMap(partsOf).flatMap(({ meaning, fact }) => {
    const tail = meaning.figure === undefined ? priceTails[meaning.term] : undefined;
    return tail === undefined ? [] : [{ tail, fact }];
  });
  const [first] = said;
  return (told) =>
    told.has('price')
      ? undefined
      : {
          text: [`${formatNumber(price)} €`, first?.tail].filter((part) => part !== undefined).join(' '),
          facts: ['price', ...(first ? [first.fact] : [])],
        };
}

const priceTails: Partial<Record<Term, string>> = {
  vatExcluded: 'zuzüglich Mehrwertsteuer',
  vatIncluded: 'inklusive Mehrwertsteuer',
  transferExcluded: 'zuzüglich Ummeldung',
  transferIncluded: 'inklusive Ummeldung',
};

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
  // With its power the engine is spoken of by other sentences.
  if (!car.power) slots.onlyEngine = say('ein', 'nom');
  return slots;
}

function gearSlots(car: Car): Slots {
  const known = gearboxesOf(car);
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

/** The gearbox by the name that model or notes give it, "das DSG", else by its kind. */
export function gearboxesOf({ transmission, model, notes }: Car): readonly NounPhrase[] {
  if (transmission === undefined) return [];
  const named = `${model} ${notes.map(({ text }) => text).join(' ')}`;
  const [system = ''] = /(?<!\p{L})(?:DSG|S[- ]?tronic|EDC|DCT|PDK|EAT\d)(?![\p{L}\d])/iu.exec(named) ?? [];
  const isShiftedByItself = transmission === 'Robotizzata' || transmission === 'Automatica';
  if (isShiftedByItself && /^EAT/iu.test(system)) return [{ text: `${system}-Automatik`, gender: 'f' }];
  if (isShiftedByItself && system !== '')
    return /^DSG$/iu.test(system)
      ? [
          { text: 'DSG', gender: 'n' },
          { text: 'Doppelkupplungsgetriebe (DSG)', gender: 'n' },
        ]
      : [{ text: `${system}-Getriebe`, gender: 'n' }];
  const isRobot = notes.some(({ meanings }) => meanings.some(({ term }) => term === 'robotGearbox'));
  return gearboxes[isRobot && transmission === 'Sequenziale' ? 'Robotizzata' : transmission];
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
