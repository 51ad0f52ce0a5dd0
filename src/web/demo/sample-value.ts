import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { type Vocabulary, vocabularies } from '#domain/vehicles/vocabularies.ts';
import type { DemoMessages } from '#web/i18n/demo-messages.ts';
import type { Formats } from '#web/i18n/formats.ts';
import { sampleVehicle } from './sample-brief.ts';

const grouped: readonly VehicleField[] = ['mileage', 'price', 'power', 'displacement'];

/** A field of the sample car as it stands in a form: numbers grouped, labels as they are stored. */
export function sampleValueOf(field: VehicleField, formats: Formats): string {
  const value = sampleVehicle[field];
  return grouped.includes(field) ? formats.number(Number(value)) : String(value);
}

/** The same as people read it, labels in their language. */
export function sampleNameOf(field: VehicleField, { optionNames }: DemoMessages, formats: Formats): string {
  const value = sampleValueOf(field, formats);
  return isVocabulary(field) ? ((optionNames[field] as Record<string, string>)[value] ?? value) : value;
}

export const isVocabulary = (field: VehicleField): field is VehicleField & Vocabulary =>
  field in vocabularies;
