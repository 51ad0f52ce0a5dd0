import { z } from 'zod';
import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import type { Localised } from '#domain/shared/localised.ts';
import {
  makeMissing,
  modelMissing,
  notANumber,
  notInTheList,
  outOfRange,
  tooMany,
} from './brief-messages.ts';
import { parseNumber } from './parse-number.ts';
import { parseQuantity, type Quantity } from './parse-quantity.ts';
import { targetingCaps } from './targeting.ts';
import { findLabel, type Label, type Vocabulary } from './vocabularies.ts';

/** More than any list offers: each entry that is in none is a fault of its own, and their number must not be the caller's. */
const mostChoices = 50;

/** Longest notes a brief may carry, in UTF-16 units. */
export const maxNotesLength = 10_000;

/**
 * What a text is written from: the vehicle, whom the text is for, free notes. Only make and model
 * are required. Numbers come as numbers or as people type them; empty text counts as absent.
 * Out come plain numbers (km, CV, euro, cc) and the vocabularies' own labels.
 */
export const briefSchema = z.object({
  make: name(makeMissing),
  model: name(modelMissing),
  year: number(parseYear, 1900, 2100),
  mileage: quantity('mileage', 2_000_000),
  fuelType: label('fuelType'),
  color: label('color'),
  transmission: label('transmission'),
  power: quantity('power', 3000),
  price: quantity('price', 50_000_000),
  driveType: label('driveType'),
  displacement: quantity('displacement', 20_000),
  doors: number(parseNumber, 2, 6),
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

/** A valid brief: quantities in km, CV, euro and cc; absent fields are absent. */
export type Brief = z.output<typeof briefSchema>;

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
    .pipe(z.string().max(80));
}

function label<V extends Vocabulary>(vocabulary: V) {
  return z.preprocess(
    absent,
    z
      .string()
      .transform((text, context) => {
        const found = findLabel(vocabulary, text);
        if (!found) context.addIssue({ code: 'custom', params: { text: notInTheList(vocabulary) } });
        return found as Label<V>;
      })
      .optional(),
  );
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

function quantity(kind: Quantity, most: number) {
  return number((text) => parseQuantity(kind, text), 0, most);
}

function number(parse: (text: string) => number | undefined, least: number, most: number) {
  return z.preprocess(
    absent,
    z
      .union([z.string(), z.number()])
      .transform((value, context) => {
        const parsed = typeof value === 'number' ? value : parse(value);
        if (parsed === undefined || !Number.isFinite(parsed)) {
          context.addIssue({ code: 'custom', params: { text: notANumber } });
        }
        return Math.round(parsed ?? 0);
      })
      .refine((value) => value >= least && value <= most, { params: { text: outOfRange(least, most) } })
      .optional(),
  );
}

/** The year of `2019`, `05/2019` or `31/05/2019`. */
function parseYear(text: string): number | undefined {
  const match = /^(?:(?:\d{1,2}[/.-])?\d{1,2}[/.-])?(\d{4})$/.exec(text.trim());
  return match?.[1] ? Number(match[1]) : undefined;
}
