import { z } from 'zod';
import { copyStyles, leftOutReasons, modelFaults } from '#domain/copywriting/copy.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { languages } from '#domain/shared/languages.ts';
import { briefFields, carFields, withFigures } from '#domain/vehicles/brief.ts';
import { stockViews } from '#domain/vehicles/stock-view.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { instantSchema } from './instant.ts';
import { marksSchema } from './marks.ts';

const languageSchema = z.enum(languages);
const styleSchema = z.enum(copyStyles);

const vehicleDataSchema = withFigures(
  carFields.extend({
    /** None means every style of the plan. */
    copyStyles: z.array(styleSchema).max(copyStyles.length).default([]),
    language: languageSchema.default('it'),
  }),
);

export const generatePayloadSchema = z.object({ vehicleData: vehicleDataSchema });

/** A text that is ready, or as far as it has come; the finished one may read otherwise. */
export const generateEventSchema = z.union([
  z.object({ style: styleSchema, text: z.string() }),
  z.object({ style: styleSchema, partial: z.string() }),
]);

/** How a text was made. */
export const makingSchema = z.object({
  engine: z.object({ name: z.string(), version: z.string() }),
  /** How the language model failed, when the built-in writer stood in for it. */
  standIn: z.enum(modelFaults).optional(),
  /** Of the language model: tokens, and milliseconds. */
  cost: z.object({ inputTokens: z.int(), outputTokens: z.int(), time: z.int() }).optional(),
  /** Notes that are not in the text, as typed. */
  leftOut: z.array(z.string()),
  /** Why; absent of texts written before reasons were kept. */
  setAside: z.array(z.object({ note: z.string(), reason: z.enum(leftOutReasons) })).optional(),
});

/** The fields that the reading of notes depends on. */
const notesSchema = withFigures(
  briefFields
    .pick({ make: true, model: true, year: true, power: true, condition: true, warranty: true, notes: true })
    .extend({ language: languageSchema.default('it') }),
);

/** Stretches of the notes in their order, and what a text makes of each. */
export const readBackSchema = z.array(
  z.object({
    /** As it stands in the notes. */
    typed: z.string(),
    /** How a text tells it; empty where it does not. */
    told: z.string(),
    /** It stands in a list as typed: a sentence of the seller's would read better. */
    isAsTyped: z.boolean(),
    /** The sentence it most likely stands for, where one is asked for. */
    proposed: z.string().optional(),
    /** The proposed sentence is the one the seller gave the same words before. */
    isRemembered: z.boolean(),
    /** Why a text does not tell it. */
    reason: z.enum(leftOutReasons).optional(),
  }),
);
export type ReadBackItem = z.output<typeof readBackSchema>[number];

export const generateAnswerSchema = z.object({
  id: z.uuid(),
  descriptions: z.object({
    professionalDescription: z.string().optional(),
    persuasiveDescription: z.string().optional(),
    advanced: z.string().optional(),
  }),
  /** How each style was made. */
  making: z.partialRecord(styleSchema, makingSchema),
});

/** A description as lists and the history show it; mileage in km, `createdAt` in ISO 8601. */
export const descriptionSchema = z.object({
  id: z.uuid(),
  make: z.string(),
  model: z.string(),
  year: z.int().optional(),
  mileage: z.int().optional(),
  /** Whole euro. */
  price: z.int().optional(),
  fuelType: z.enum(vocabularies.fuelType).optional(),
  createdAt: z.iso.datetime(),
  language: languageSchema,
  professionalDescription: z.string().optional(),
  persuasiveDescription: z.string().optional(),
  advancedDescription: z.string().optional(),
  targetCustomers: z.array(z.string()),
  vehicleTypes: z.array(z.string()),
  intendedUse: z.array(z.string()),
  sellingPoints: z.array(z.string()),
  /** When a text was last taken to a place, and the price the car then had, in whole euro. */
  advertised: z.object({ at: z.iso.datetime(), price: z.int().optional() }).optional(),
  ...marksSchema.shape,
});
export type DescriptionItem = z.output<typeof descriptionSchema>;

/** Most descriptions one page of a list carries. */
export const descriptionPageSize = 50;

export const descriptionListQuerySchema = z.object({
  /** Words, each part of make, model, version, year, fuel, price, plate, stock number or notes. */
  search: z.string().max(100).transform(cleanLine).default(''),
  /** Cars on sale, those nobody published, those on sale for more than 45 days, those with another price than advertised or a translation out of date. */
  view: z.enum(stockViews).optional(),
  limit: z.coerce.number().int().min(1).max(descriptionPageSize).default(descriptionPageSize),
  /** `createdAt` and `id` of the last description of the page before. */
  afterCreatedAt: instantSchema.optional(),
  afterId: z.uuid().optional(),
});

export const descriptionEndpoints = {
  generateDescriptions: {
    method: 'POST',
    path: '/api/generate-descriptions',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/descriptions', scope: 'write' },
    summary: 'Writes and saves the descriptions of a vehicle; counts one on the plan',
    payload: generatePayloadSchema,
    answer: generateAnswerSchema,
    events: generateEventSchema,
  },
  readNotesBack: {
    method: 'POST',
    path: '/api/read-back',
    access: 'signed-in',
    summary:
      'The notes of a car stretch by stretch, each with what the built-in writer makes of it and what the seller said for it before; stores nothing',
    mostBytes: 32 * 1024,
    payload: z.object({ vehicleData: notesSchema }),
    answer: readBackSchema,
  },
  findDescriptions: {
    method: 'GET',
    path: '/api/descriptions',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/descriptions', scope: 'read' },
    summary: "The user's descriptions, newest first, a page at a time",
    query: descriptionListQuerySchema,
    answer: z.array(descriptionSchema),
  },
  countWaitingCars: {
    method: 'GET',
    path: '/api/descriptions/waiting',
    access: 'signed-in',
    summary:
      "How many of the user's cars nobody has published, are on sale for more than 45 days, cost something else than advertised, or have a translation out of date",
    answer: z.object({
      unpublished: z.int(),
      longStanding: z.int(),
      repriced: z.int(),
      outdatedTranslation: z.int(),
    }),
  },
  deleteDescription: {
    method: 'DELETE',
    path: '/api/descriptions/{id}',
    access: 'signed-in',
    summary: "Deletes one of the user's descriptions",
    params: z.object({ id: z.uuid() }),
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
