import { z } from 'zod';
import { confidences } from '#domain/listings/listing-reading.ts';
import { columnMeanings } from '#domain/listings/stock-list/column-meaning.ts';
import { vehicleFields } from '#domain/vehicles/vehicle.ts';
import { vocabularies } from '#domain/vehicles/vocabularies.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { longestPage } from './longest-page.ts';

export const readPagePayloadSchema = z.object({
  /** HTML, the text copied from a page, a saved page, or lines of a stock list. */
  content: z.string().min(1).max(longestPage),
  /** Where the page stood, where that is known. */
  url: z.string().trim().max(4000).optional(),
});

export const readWorkbookPayloadSchema = z.object({
  /** An Excel file (.xlsx) in base64. */
  workbook: z
    .string()
    .min(1)
    .max(Math.ceil(longestPage / 3) * 4),
});

const columnMeaningSchema = z.enum(columnMeanings);

export type ColumnMeaningAnswer = z.output<typeof columnMeaningSchema>;

export const answerColumnsPayloadSchema = z.object({
  columns: z
    .array(z.object({ header: z.string().trim().min(1).max(5000), meaning: columnMeaningSchema }))
    .min(1)
    .max(200),
});

export const extractUrlPayloadSchema = z.object({ url: z.string().trim().min(1).max(4000) });

/** A vehicle as it was read: km, CV, whole euro, cc; a field that was not on the page is absent. */
const vehicleSchema = z.object({
  make: z.string().optional(),
  model: z.string().optional(),
  year: z.int().optional(),
  mileage: z.int().optional(),
  fuelType: z.enum(vocabularies.fuelType).optional(),
  color: z.enum(vocabularies.color).optional(),
  transmission: z.enum(vocabularies.transmission).optional(),
  power: z.int().optional(),
  price: z.int().optional(),
  driveType: z.enum(vocabularies.driveType).optional(),
  displacement: z.int().optional(),
  doors: z.int().optional(),
  category: z.enum(vocabularies.category).optional(),
  condition: z.enum(vocabularies.condition).optional(),
  warranty: z.enum(vocabularies.warranty).optional(),
});

export const evidenceSchema = z.object({
  /** Kind of evidence, for example `json-ld` or `labels`. */
  source: z.string(),
  /** The label or path it stood under. */
  where: z.string(),
  /** The words as they stood on the page, cut short. */
  raw: z.string(),
  /** Why it did not become a value, for example `foreign-currency`; absent where it did. */
  unused: z.string().optional(),
  confidence: z.enum(confidences),
});

const vehicleReadingSchema = z.object({
  vehicleData: vehicleSchema,
  evidence: z.partialRecord(z.enum(vehicleFields), evidenceSchema),
  /** Other values of a field, from evidence of equal weight. */
  conflicts: z.partialRecord(
    z.enum(vehicleFields),
    z.array(z.object({ value: z.union([z.string(), z.number()]), evidence: evidenceSchema })),
  ),
  /** Equipment as the page lists it, to be confirmed. */
  equipment: z.array(z.string()),
  /** The version or trim as the page writes it, to be confirmed. */
  version: z.string().optional(),
  /** What the dealer typed beside the car in a stock file: notes as a brief takes them. */
  notes: z.string().optional(),
});
export type VehicleReadingAnswer = z.output<typeof vehicleReadingSchema>;

/** A column of a stock file. */
export const fileColumnSchema = z.object({
  header: z.string(),
  /** Three of its values at most. */
  samples: z.array(z.string()),
  /** What it was read as; absent where that is not known and the seller is asked. */
  meaning: columnMeaningSchema.optional(),
  /** What its values look like. */
  proposal: columnMeaningSchema.optional(),
});
export type FileColumnAnswer = z.output<typeof fileColumnSchema>;

export const extractUrlAnswerSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(false),
    message: z.string(),
    /** Of a table whose columns are not understood. */
    columns: z.array(fileColumnSchema).optional(),
  }),
  vehicleReadingSchema.extend({
    success: z.literal(true),
    /** The other vehicles of a stock list. */
    others: z.array(vehicleReadingSchema).optional(),
    /** The columns of a stock list. */
    columns: z.array(fileColumnSchema).optional(),
    /** The list has more vehicles than were read. */
    isCut: z.boolean().optional(),
  }),
]);
export type ExtractUrlAnswer = z.output<typeof extractUrlAnswerSchema>;

export const listingEndpoints = {
  extractUrl: {
    method: 'POST',
    path: '/api/extract-url',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/listings', scope: 'write' },
    summary: 'Reads the vehicle out of a listing page',
    payload: extractUrlPayloadSchema,
    answer: extractUrlAnswerSchema,
  },
  readPage: {
    method: 'POST',
    path: '/api/read-page',
    access: 'signed-in',
    summary: 'Reads the vehicle out of a page, text or stock list the seller brings himself',
    payload: readPagePayloadSchema,
    mostBytes: 12 * 1024 * 1024,
    answer: extractUrlAnswerSchema,
  },
  readWorkbook: {
    method: 'POST',
    path: '/api/read-workbook',
    access: 'signed-in',
    summary: 'Reads the vehicles out of an Excel file',
    payload: readWorkbookPayloadSchema,
    mostBytes: 8 * 1024 * 1024,
    answer: extractUrlAnswerSchema,
  },
  answerColumns: {
    method: 'PATCH',
    path: '/api/stock-columns',
    access: 'signed-in',
    summary: 'Remembers what columns of stock files hold, for the next file of the user',
    payload: answerColumnsPayloadSchema,
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
