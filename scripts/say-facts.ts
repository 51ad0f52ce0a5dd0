import { optionNames as de } from '#domain/copywriting/vocabulary/options/de.ts';
import { optionNames as en } from '#domain/copywriting/vocabulary/options/en.ts';
import { optionNames as es } from '#domain/copywriting/vocabulary/options/es.ts';
import { optionNames as fr } from '#domain/copywriting/vocabulary/options/fr.ts';
import { optionNames as it } from '#domain/copywriting/vocabulary/options/it.ts';
import type { OptionNames } from '#domain/copywriting/vocabulary/options/option-names.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { formatsOf } from '#web/i18n/formats.ts';
import type { SampleBrief } from '#web/landing/sample-brief.ts';
import { type TiedWords, type VehicleFact, vehicleFacts } from '#web/landing/tied-sample.ts';

/** Horsepower as the trade of each country writes it. */
const horsepower = { it: 'CV', en: 'hp', de: 'PS', fr: 'ch', es: 'CV' } satisfies Record<Language, string>;

const optionNames: Record<Language, OptionNames> = { it, en, de, fr, es };

/** A car's data and notes as the page shows them beside the text, in the language of the text. */
export function sayFacts({ vehicle, notes }: SampleBrief, language: Language): TiedWords[] {
  const rows = vehicleFacts.map((fact) => ({ fact, text: sayFact(fact, vehicle, language) }));
  return [
    ...rows.filter(({ text }) => text !== ''),
    ...notes[language].map((text, index) => ({ fact: `note-${index + 1}` as const, text })),
  ];
}

function sayFact(fact: VehicleFact, vehicle: Vehicle, language: Language): string {
  const names = optionNames[language];
  const formats = formatsOf(language);
  const { make, model, category, year, mileage, fuelType, power } = vehicle;
  const { transmission, color, doors, condition, warranty, price } = vehicle;
  const said = {
    model: [make && `${make} ${model}`, category && lower(names.category[category], language)],
    year: [year],
    mileage: [mileage && formats.mileage(mileage)],
    engine: [fuelType && names.fuelType[fuelType], power && `${power} ${horsepower[language]}`],
    transmission: [transmission && names.transmission[transmission]],
    color: [color && names.color[color]],
    doors: [doors],
    condition: [condition && names.condition[condition]],
    warranty: [warranty && names.warranty[warranty]],
    price: [price && formats.price(price)],
  } satisfies Record<VehicleFact, unknown[]>;
  return said[fact].filter(Boolean).join(', ');
}

/** After a comma only German writes the kind of car with a capital. */
const lower = (name: string, language: Language) =>
  language === 'de' || name === name.toUpperCase() ? name : name.toLowerCase();
