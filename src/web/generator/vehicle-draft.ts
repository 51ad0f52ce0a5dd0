import type { VehicleReadingAnswer } from '#contract/listings.ts';
import { parseQuantity, type Quantity } from '#domain/vehicles/parse-quantity.ts';
import { type Vehicle, type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import { type Vocabulary, vocabularies } from '#domain/vehicles/vocabularies.ts';
import type { Formats } from '#web/i18n/formats.ts';
import type { AppMessages } from '#web/i18n/messages/app/it.ts';

/** The vehicle as it stands in the form: text in every field, empty where nothing is known. */
export type VehicleDraft = Record<VehicleField, string>;
export type Evidences = VehicleReadingAnswer['evidence'];
export type Evidence = NonNullable<Evidences[VehicleField]>;
export type Conflicts = VehicleReadingAnswer['conflicts'];

type Words = Pick<AppMessages, 'optionNames' | 'vehicle'>;

/** Fields without which an ad is weak, in the order they are asked for. */
export const importantFields = ['price', 'mileage', 'year', 'fuelType', 'transmission', 'category'] as const;

const quantities: readonly VehicleField[] = [
  'mileage',
  'price',
  'power',
  'displacement',
] satisfies Quantity[];

export const emptyDraft = Object.fromEntries(vehicleFields.map((field) => [field, ''])) as VehicleDraft;

/** An imported vehicle as a person would have typed it, with units. */
export function draftOf(vehicle: Vehicle, words: Words, formats: Formats): VehicleDraft {
  const draft = { ...emptyDraft };
  for (const field of vehicleFields) {
    const value = vehicle[field];
    if (value === undefined) continue;
    draft[field] = isQuantity(field) ? quantityText(field, Number(value), words, formats) : String(value);
  }
  return draft;
}

/** A field as the card shows it, in the reader's language and number format. */
export function displayOf(field: VehicleField, draft: VehicleDraft, words: Words, formats: Formats): string {
  const text = draft[field].trim();
  if (isQuantity(field)) {
    const value = parseQuantity(field, text);
    return value === undefined ? text : quantityText(field, value, words, formats);
  }
  if (!isVocabulary(field)) return text;
  return (words.optionNames[field] as Record<string, string>)[text] ?? text;
}

/** Fields whose text is not the number that is asked for. */
export function findUnreadable(draft: VehicleDraft): VehicleField[] {
  return vehicleFields.filter(
    (field) => isQuantity(field) && draft[field].trim() && parseQuantity(field, draft[field]) === undefined,
  );
}

/** What is sent: fields that say something; the year as a number. */
export function vehicleOf(draft: VehicleDraft) {
  const known = vehicleFields.filter((field) => draft[field].trim());
  return {
    make: '',
    model: '',
    ...Object.fromEntries(
      known.map((field) => [field, field === 'year' ? Number(draft[field]) : draft[field].trim()]),
    ),
  };
}

export const countKnown = (draft: VehicleDraft) =>
  vehicleFields.filter((field) => draft[field].trim()).length;

export const findMissing = (draft: VehicleDraft) => importantFields.filter((field) => !draft[field].trim());

/** Fields the listing speaks of in a way that gives no value, for example a price in pounds. */
export const findUnused = (draft: VehicleDraft, evidence: Evidences) =>
  vehicleFields.filter((field) => evidence[field]?.unused && !draft[field].trim());

export const isVocabulary = (field: VehicleField): field is VehicleField & Vocabulary =>
  field in vocabularies;

const isQuantity = (field: VehicleField): field is Quantity => quantities.includes(field);

function quantityText(field: Quantity, value: number, { vehicle }: Words, formats: Formats): string {
  if (field === 'price') return formats.price(value);
  const unit = { mileage: vehicle.km, power: vehicle.cv, displacement: vehicle.cc }[field];
  return `${formats.number(value)} ${unit}`;
}
