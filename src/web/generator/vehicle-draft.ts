import type { VehicleReadingAnswer } from '#contract/listings.ts';
import type { Localised } from '#domain/shared/localised.ts';
import {
  type DetailField,
  type Details,
  detailFields,
  detailTable,
} from '#domain/vehicles/details/detail.ts';
import { parseMonth } from '#domain/vehicles/details/parse-month.ts';
import { type FigureField, figureFields, isFigureField } from '#domain/vehicles/figures/figure-field.ts';
import { withItems } from '#domain/vehicles/figures/move-words-to-notes.ts';
import { readFigure } from '#domain/vehicles/figures/read-figure.ts';
import { type Vehicle, type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import { type Vocabulary, vocabularies } from '#domain/vehicles/vocabularies.ts';
import type { Formats } from '#web/i18n/formats.ts';
import type { AppMessages } from '#web/i18n/messages/app/it.ts';

/** A field of the form. */
export type FormField = VehicleField | DetailField;
/** The vehicle as it stands in the form: text in every field, empty where nothing is known. */
export type VehicleDraft = Record<FormField, string>;
export type Evidences = VehicleReadingAnswer['evidence'];
export type Evidence = NonNullable<Evidences[VehicleField]>;
export type Conflicts = VehicleReadingAnswer['conflicts'];

type Words = Pick<AppMessages, 'optionNames' | 'vehicle'>;
type Known = Vehicle & { details?: Details | undefined };

/** Fields without which an ad is weak, in the order they are asked for. */
export const importantFields = ['price', 'mileage', 'year', 'fuelType', 'transmission', 'category'] as const;

export const emptyDraft = Object.fromEntries(
  [...vehicleFields, ...detailFields].map((field) => [field, '']),
) as VehicleDraft;

/** An imported vehicle as a person would have typed it, with units. */
export function draftOf({ details = {}, ...vehicle }: Known, words: Words, formats: Formats): VehicleDraft {
  const draft = { ...emptyDraft };
  for (const field of detailFields) draft[field] = String(details[field] ?? '');
  for (const field of vehicleFields) {
    const value = vehicle[field];
    if (value === undefined) continue;
    draft[field] = isFigureField(field) ? figureText(field, Number(value), words, formats) : String(value);
  }
  return draft;
}

/** A field as the card shows it, in the reader's language and number format. */
export function displayOf(field: VehicleField, draft: VehicleDraft, words: Words, formats: Formats): string {
  const text = draft[field].trim();
  if (isFigureField(field)) {
    const reading = readFigure(field, text);
    return reading.fault || reading.value === undefined
      ? text
      : figureText(field, reading.value, words, formats);
  }
  if (!isVocabulary(field)) return text;
  return (words.optionNames[field] as Record<string, string>)[text] ?? text;
}

/** A detail as the card shows it. */
export function displayOfDetail(
  field: DetailField,
  text: string,
  { details }: Pick<AppMessages, 'details'>,
  formats: Formats,
): string {
  const { kind } = detailTable[field];
  const month = kind === 'month' ? parseMonth(text) : undefined;
  if (month) return formats.month(month);
  const names = (details.options as Partial<Record<DetailField, Record<string, string>>>)[field];
  return names?.[text] ?? text;
}

/** What is wrong with the figure typed into a field; undefined for other fields and for none. */
export function findFault(field: FormField, draft: VehicleDraft): Localised | undefined {
  if (!isFigureField(field) || !draft[field].trim()) return undefined;
  return readFigure(field, draft[field]).fault;
}

/** Fields whose text is not the figure that is asked for. */
export const findUnreadable = (draft: VehicleDraft): VehicleField[] =>
  vehicleFields.filter((field) => findFault(field, draft));

/** What was understood of a figure, where that is not just what was typed. */
export function understoodOf(
  field: VehicleField,
  draft: VehicleDraft,
  words: Words,
  formats: Formats,
): { figure: string; items: readonly string[] } | undefined {
  const text = draft[field].trim();
  if (!isFigureField(field) || !text) return undefined;
  const reading = readFigure(field, text);
  if (reading.fault) return undefined;
  const { value, items } = reading;
  if (items.length === 0 && text.replace(/\D/g, '') === String(value)) return undefined;
  return { figure: value === undefined ? '' : figureText(field, value, words, formats), items };
}

/** The draft with bare figures, and the notes with the words that stood around them. */
export function moveWords(draft: VehicleDraft, notes: string, words: Words, formats: Formats) {
  const moved = { ...draft };
  const items: string[] = [];
  for (const field of figureFields) {
    const understood = understoodOf(field, draft, words, formats);
    if (!understood?.items.length) continue;
    moved[field] = understood.figure;
    items.push(...understood.items);
  }
  return { draft: moved, notes: items.length > 0 ? withItems(notes, items) : notes };
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
    ...(countDetails(draft) > 0 && {
      details: Object.fromEntries(detailFields.map((field) => [field, draft[field].trim()])),
    }),
  };
}

export const countDetails = (draft: VehicleDraft) =>
  detailFields.filter((field) => draft[field].trim()).length;

export const countKnown = (draft: VehicleDraft) =>
  vehicleFields.filter((field) => draft[field].trim()).length;

export const findMissing = (draft: VehicleDraft) => importantFields.filter((field) => !draft[field].trim());

/** Fields the listing speaks of in a way that gives no value, for example a price in pounds. */
export const findUnused = (draft: VehicleDraft, evidence: Evidences) =>
  vehicleFields.filter((field) => evidence[field]?.unused && !draft[field].trim());

export const isVocabulary = (field: VehicleField): field is VehicleField & Vocabulary =>
  field in vocabularies;

function figureText(field: FigureField, value: number, { vehicle }: Words, formats: Formats): string {
  if (field === 'year' || field === 'doors') return String(value);
  if (field === 'price') return formats.price(value);
  const unit = { mileage: vehicle.km, power: vehicle.cv, displacement: vehicle.cc }[field];
  return `${formats.number(value)} ${unit}`;
}
