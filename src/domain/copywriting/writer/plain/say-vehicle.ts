import { locales } from '#domain/shared/locales.ts';
import { type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import type { Car } from '../../brief/car/car.ts';
import type { Voice } from '../languages/voice.ts';

/** Returns what is known of the form's facts, in the order people read them: "anno 2019", "48.000 km", "colore: blu". */
export function sayVehicle(car: Car, { language, plain }: Voice): string[] {
  const number = new Intl.NumberFormat(locales[language], { useGrouping: 'always' });
  const value = (field: VehicleField): string | undefined => {
    const given = field === 'category' ? car.body : car[field];
    if (given === undefined || field === 'make' || field === 'model') return undefined;
    if (typeof given === 'number') return field === 'year' ? String(given) : number.format(given);
    const label = drives[given] ?? given;
    const names: Readonly<Record<string, string>> = plain.options[field as keyof typeof plain.options];
    return inSentence(names[label] ?? label, language);
  };
  return vehicleFields.flatMap((field) => {
    const said = value(field);
    return said === undefined || field === 'make' || field === 'model'
      ? []
      : [plain.fields[field].replace('{}', said)];
  });
}

/** The form offers the same drive under English letters too. */
const drives: Readonly<Record<string, string>> = { FWD: 'Anteriore', RWD: 'Posteriore', AWD: 'Integrale' };

/** Small letters but for German nouns, names and codes. */
const inSentence = (name: string, language: Voice['language']) =>
  language === 'de' || /\d/u.test(name)
    ? name
    : name.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase());
