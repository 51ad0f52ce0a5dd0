import { z } from 'zod';
import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { makeMissing, modelMissing, notInTheList, outOfRange, tooMany } from './brief-messages.ts';
import type { Details } from './details/detail.ts';
import { detailsSchema } from './details/details-schema.ts';
import { type FigureField, figureRanges } from './figures/figure-field.ts';
import { moveWordsToNotes } from './figures/move-words-to-notes.ts';
import { readFigure } from './figures/read-figure.ts';
import { maxNotesLength } from './notes/notes-length.ts';
import { targetingCaps } from './targeting.ts';
import { findLabel, type Label, type Vocabulary, vocabularies } from './vocabularies.ts';

/** More than any list offers: each entry that is in none is a fault of its own, and their number must not be the caller's. */
const mostChoices = 50;

/** The fields of a brief; to be wrapped by `withFigures`, which the seller's words need. */
export const briefFields = z.object({
  make: name(makeMissing),
  model: name(modelMissing),
  year: figure('year'),
  mileage: figure('mileage'),
  fuelType: label('fuelType'),
  color: label('color'),
  transmission: label('transmission'),
  power: figure('power'),
  price: figure('price'),
  driveType: label('driveType'),
  displacement: figure('displacement'),
  doors: figure('doors'),
  category: label('category'),
  condition: label('condition'),
  warranty: label('warranty'),
  targetCustomers: choices('targetCustomers'),
  vehicleTypes: choices('vehicleTypes'),
  intendedUse: choices('intendedUse'),
  sellingPoints: choices('sellingPoints'),
  notes: z
    .string()
    .max(maxNotesLength)
    .transform((notes) => cleanText(notes) || undefined)
    .optional(),
});

/**
 * What a text is written from: the vehicle, whom the text is for, free notes. Only make and model
 * are required. Figures come as numbers or as people type them; empty text counts as absent.
 * Out come plain numbers (km, CV, euro, cc) and the vocabularies' own labels; what a seller typed
 * around a figure (`+ IVA`) stands in front of the notes. A brief that came out goes in unchanged.
 */
export const briefSchema = withFigures(briefFields);

type Fields = z.output<typeof briefSchema>;

/** A valid brief: quantities in km, CV, euro and cc; absent fields are absent. No details: `stateDetails` has put them in. */
export type Brief = Fields & { details?: never };

/** What a text's claims can rest on. */
export type BriefField = Exclude<keyof Brief, 'details'>;

/** The fields of all that a seller may state of a car; to be wrapped by `withFigures` as well. */
export const carFields = briefFields.extend({ details: detailsSchema });
export const carSchema = withFigures(carFields);

/** A brief with the details as the seller stated them. */
export type CarBrief = Fields & { details?: Details | undefined };

/** Returns the schema with the words around typed figures moved to the notes before it checks them. */
export function withFigures<F extends z.ZodObject>(fields: F) {
  return z.preprocess(moveWordsToNotes<z.input<F>>, fields);
}

function absent(value: unknown) {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;
}

function name(missing: Localised) {
  return z
    .preprocess(absent, z.unknown())
    .refine((value) => value !== undefined, { params: { text: missing }, abort: true })
    .pipe(z.union([z.string(), z.number().transform(String)]))
    .transform(cleanLine)
    .refine((text) => text !== '', { params: { text: missing } })
    .pipe(z.string().max(80))
    .meta({ type: ['string', 'number'], isRequired: true });
}

function label<V extends Vocabulary>(vocabulary: V) {
  return z
    .preprocess(
      absent,
      z
        .string()
        .transform((text, context) => {
          const found = findLabel(vocabulary, text);
          if (!found) context.addIssue({ code: 'custom', params: { text: notInTheList(vocabulary) } });
          return found as Label<V>;
        })
        .optional(),
    )
    .meta({ enum: vocabularies[vocabulary] });
}

function choices<V extends keyof typeof targetingCaps>(vocabulary: V) {
  const text = tooMany(targetingCaps[vocabulary]);
  return z
    .array(z.string())
    .max(mostChoices)
    .transform((texts, context) =>
      [...new Set(texts)].map((text) => {
        const found = findLabel(vocabulary, text);
        if (!found) context.addIssue({ code: 'custom', params: { text: notInTheList(vocabulary) } });
        return found as Label<V>;
      }),
    )
    .refine((labels) => labels.length <= targetingCaps[vocabulary], { params: { text } })
    .default([]);
}

function figure(field: FigureField) {
  const [least, most] = figureRanges[field];
  return z.preprocess(
    absent,
    z
      .union([z.string(), z.number()])
      .transform((value, context) => {
        // A fraction may be thousands or litres, as one that was typed.
        const reading = Number.isInteger(value) ? { value: Number(value) } : readFigure(field, String(value));
        if ('fault' in reading) context.addIssue({ code: 'custom', params: { text: reading.fault } });
        return reading;
      })
      .transform((reading) => ('value' in reading ? reading.value : undefined))
      .refine((value) => value === undefined || (value >= least && value <= most), {
        params: { text: outOfRange(least, most) },
      })
      .optional(),
  );
}
