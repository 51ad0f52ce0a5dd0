import type { Language } from '#domain/shared/languages.ts';
import { locales } from '#domain/shared/locales.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { kilowattFromCv } from '#domain/vehicles/parse-quantity.ts';
import { readCar } from '../../brief/car/read-car.ts';
import { setAside } from '../../brief/notes/set-aside.ts';
import { aimNames } from './aim-names.ts';
import type { FactVocabulary } from './fact-names/fact-names.ts';
import { nameValue } from './fact-names/name-value.ts';

/** What a model gets to know of a car; absent fields are absent. */
export type CarData = Record<string, unknown>;

/**
 * The brief as a model may see it: figures and values as its language writes them, contradictions gone, no
 * contact data, markup or order to the writer in the notes.
 */
export function carData(brief: Brief, language: Language, thisYear: number): CarData {
  const car = readCar(brief, thisYear);
  const number = new Intl.NumberFormat(locales[language], { useGrouping: 'always' });
  const figure = (value: number | undefined, unit: string) =>
    value === undefined ? undefined : `${number.format(value)} ${unit}`;
  const name = (field: FactVocabulary, value: string | undefined) =>
    value === undefined ? undefined : nameValue(field, value, language);
  const price = figure(car.price, '€');
  return {
    make: car.make,
    model: car.model,
    year: car.year,
    mileage: figure(car.mileage, 'km'),
    fuel: name('fuelType', car.fuelType),
    colour: name('color', car.color),
    gearbox: name('transmission', car.transmission),
    power: car.power && `${figure(car.power, powerUnits[language])} (${kilowattFromCv(car.power)} kW)`,
    displacement: figure(car.displacement, displacementUnits[language]),
    drive: name('driveType', car.driveType),
    doors: car.doors,
    body: name('category', car.body),
    condition: name('condition', car.condition),
    warranty: name('warranty', car.warranty),
    price: language === 'en' && car.price !== undefined ? `€${number.format(car.price)}` : price,
    notes: shownNotes(brief.notes ?? ''),
    audience: car.targetCustomers.map((aim) => aimNames.targetCustomers[aim]),
    kindOfCar: car.vehicleTypes.map((aim) => aimNames.vehicleTypes[aim]),
    use: car.intendedUse.map((aim) => aimNames.intendedUse[aim]),
    sellingPoints: car.sellingPoints.map((aim) => aimNames.sellingPoints[aim]),
  };
}

/**
 * Returns the notes as a model sees them: as typed, without contact data, markup and the items that order
 * the writer about. Undefined when nothing is left.
 */
export function shownNotes(notes: string): string | undefined {
  const { about } = setAside(notes);
  return about.replace(/[^\S\n]+/g, ' ').replace(/^[\s,;.]+|[\s,;]+$/g, '') || undefined;
}

const powerUnits = { it: 'CV', en: 'hp', de: 'PS', fr: 'ch', es: 'CV' } as const satisfies Record<
  Language,
  string
>;
const displacementUnits = { it: 'cc', en: 'cc', de: 'cm³', fr: 'cm³', es: 'cc' } as const satisfies Record<
  Language,
  string
>;
