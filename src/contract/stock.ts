import { z } from 'zod';
import { channelIds } from '#domain/copywriting/channels/channel.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { languages } from '#domain/shared/languages.ts';
import { feedFormats } from '#domain/stock/feed/stock-feed.ts';
import { stockMoves } from '#domain/stock/move-stock-job.ts';
import {
  mostStockCars,
  mostStockLinks,
  stockCarStates,
  stockCarViews,
  stockJobStates,
  stockStops,
} from '#domain/stock/stock-job.ts';
import { briefFields, carFields, withFigures } from '#domain/vehicles/brief.ts';
import { vehicleFields } from '#domain/vehicles/vehicle.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import {
  extractUrlPayloadSchema,
  fileColumnSchema,
  readPagePayloadSchema,
  readWorkbookPayloadSchema,
} from './listings.ts';

export { mostStockLinks };

const languageSchema = z.enum(languages);
const styleSchema = z.enum(copyStyles);
const numberOfCars = z.int();
/** Share of common runs of five words with the text most alike, facts masked (0 to 1). */
const shareSchema = z.number();

/** Whom texts are for, within the caps of one description. */
const targetingSchema = briefFields.pick({
  targetCustomers: true,
  vehicleTypes: true,
  intendedUse: true,
  sellingPoints: true,
});

/** The same for all cars, or for each car what its data suggest or was chosen for it. */
const jobTargetingSchema = z.union([z.literal('by-car'), targetingSchema]);

const choicesSchema = z.object({
  styles: z.array(styleSchema).min(1).max(copyStyles.length),
  language: languageSchema,
  targeting: jobTargetingSchema,
});

export const stockJobSchema = z.object({
  id: z.uuid(),
  state: z.enum(stockJobStates),
  /** What of the plan made it pause by itself: the plan, its month or its day. */
  stop: z.enum(stockStops).optional(),
  ...{ styles: z.array(styleSchema), language: languageSchema, targeting: jobTargetingSchema },
  /** How many cars are in each state, and how many are approved. */
  counts: z.object({
    ...(Object.fromEntries(stockCarStates.map((state) => [state, numberOfCars])) as Record<
      (typeof stockCarStates)[number],
      typeof numberOfCars
    >),
    approved: numberOfCars,
  }),
  createdAt: z.iso.datetime(),
});
export type StockJobItem = z.output<typeof stockJobSchema>;

export const stockCarSchema = z.object({
  id: z.uuid(),
  position: z.int(),
  state: z.enum(stockCarStates),
  /** As it was entered; figures in km, CV, euro, cc, or as they stand in the file. */
  entry: z.record(z.string(), z.unknown()),
  /** What is at fault, each with its field. */
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  /** What the file says of a field in a way that gives no value. */
  unclear: z.partialRecord(z.enum(vehicleFields), z.string()),
  /** The line of the file, where it names no car. */
  line: z.string().optional(),
  /** Of a list of links: the ad, and why it gave no car. */
  link: z.object({ url: z.string(), refusal: z.string().optional() }).optional(),
  /** Of a car that waits to be written, whom its texts are for where the job's are aimed car by car. */
  targeting: targetingSchema.optional(),
  /** The seller chose that; else its data suggest it. */
  isTargeted: z.boolean().optional(),
  descriptionId: z.uuid().optional(),
  /** The texts as they are now. */
  copy: z.partialRecord(styleSchema, z.string()).optional(),
  /** Points of each first text, 0 to 100, once they are worked out. */
  scores: z.partialRecord(styleSchema, z.number()).optional(),
  /** The seller worded a text. */
  isEdited: z.boolean().optional(),
  /** Words of the texts as written that nothing in the data bears out. */
  doubts: z.array(z.string()),
  isApproved: z.boolean(),
});
export type StockCarItem = z.output<typeof stockCarSchema>;

/** Most cars one page of a job carries. */
export const stockPageSize = 50;

const jobParams = z.object({ id: z.uuid() });
const channelQuery = z.object({ channel: z.enum(channelIds).default('autoscout24') });

const stockFeedSchema = z.object({
  /** The last four characters of the secret in its address. */
  lastCharacters: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute; absent for one that was never read. */
  lastReadAt: z.iso.datetime().optional(),
});

const likenessSchema = z.object({
  /** Each text that has a run of five words in common with another of its style. */
  texts: z.array(
    z.object({
      carId: z.uuid(),
      style: styleSchema,
      share: shareSchema,
      /** `position` of the car whose text is most alike. */
      nearest: z.int(),
    }),
  ),
  /** The most alike first, five at most. */
  pairs: z.array(
    z.object({
      style: styleSchema,
      share: shareSchema,
      cars: z.array(z.object({ id: z.uuid(), position: z.int(), make: z.string(), model: z.string() })),
      /** The words in common, facts as "…", the longest first. */
      stretches: z.array(z.string()),
      /** The car whose text can be written anew; absent where the seller worded or approved both. */
      rewritable: z.uuid().optional(),
    }),
  ),
});
export type StockLikenessPair = z.output<typeof likenessSchema>['pairs'][number];

const wordingsSchema = z.object({
  /** Words in the notes that are no sentence yet, each once, in the order of the file. */
  wordings: z.array(
    z.object({
      /** By which the same words are known again, however they are typed. */
      key: z.string(),
      typed: z.string(),
      /** The seller's remembered sentence, else the one the words most likely stand for. */
      proposed: z.string(),
      isRemembered: z.boolean(),
      /** In how many of the cars that were read. */
      cars: z.int(),
    }),
  ),
  /** How many cars were read. */
  read: z.int(),
  /** `after` of the next call; absent when all are read. */
  next: z.int().optional(),
});
export type StockWordingItem = z.output<typeof wordingsSchema>['wordings'][number];

export const stockEndpoints = {
  findStockJobs: {
    method: 'GET',
    path: '/api/stock-jobs',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs', scope: 'read' },
    summary: "The owner's stock jobs with their progress, newest first",
    answer: z.array(stockJobSchema),
  },
  importStock: {
    method: 'POST',
    path: '/api/stock-jobs',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs', scope: 'write' },
    summary:
      'Reads a stock file into a draft of a job, in place of an earlier draft, or takes links of ads to be read by and by; nothing is written yet',
    payload: z.union([
      readWorkbookPayloadSchema,
      readPagePayloadSchema.pick({ content: true }),
      z.object({ links: z.array(extractUrlPayloadSchema.shape.url).min(1).max(mostStockLinks) }),
    ]),
    mostBytes: 12 * 1024 * 1024,
    answer: z.discriminatedUnion('success', [
      z.object({
        success: z.literal(false),
        message: z.string(),
        /** Of a table whose columns are not understood. */
        columns: z.array(fileColumnSchema).optional(),
      }),
      z.object({
        success: z.literal(true),
        job: stockJobSchema,
        columns: z.array(fileColumnSchema),
        /** The file has more cars than were read. */
        isCut: z.boolean(),
      }),
    ]),
  },
  moveStockJob: {
    method: 'POST',
    path: '/api/stock-jobs/{id}/moves',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs/{id}/moves', scope: 'write' },
    summary: 'Starts, pauses, resumes or cancels a job, or has its failed cars tried again',
    params: jobParams,
    payload: z.union([
      z.object({ move: z.literal('start'), choices: choicesSchema }),
      z.object({ move: z.enum(stockMoves).exclude(['start']) }),
    ]),
    answer: stockJobSchema,
  },
  deleteStockJob: {
    method: 'DELETE',
    path: '/api/stock-jobs/{id}',
    access: 'signed-in',
    summary: 'Forgets a job; its descriptions stay in the history',
    params: jobParams,
    answer: nothing,
  },
  findStockCars: {
    method: 'GET',
    path: '/api/stock-jobs/{id}/cars',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs/{id}/cars', scope: 'read' },
    summary: 'The cars of a job with their texts, in the order of the file, a page at a time',
    params: jobParams,
    query: z.object({
      view: z.enum(stockCarViews).optional(),
      limit: z.coerce.number().int().min(1).max(stockPageSize).default(stockPageSize),
      /** `position` of the last car of the page before. */
      after: z.coerce.number().int().min(0).max(mostStockCars).optional(),
    }),
    answer: z.array(stockCarSchema),
  },
  findStockWordings: {
    method: 'GET',
    path: '/api/stock-jobs/{id}/wordings',
    access: 'signed-in',
    summary:
      'What of the notes of a job’s waiting cars a text would only repeat as typed, of a hundred cars at a time',
    params: jobParams,
    query: z.object({
      /** Of the texts. */
      language: languageSchema.default('it'),
      after: z.coerce.number().int().min(0).max(mostStockCars).optional(),
    }),
    answer: wordingsSchema,
  },
  mendStockCar: {
    method: 'PUT',
    path: '/api/stock-jobs/{id}/cars/{carId}',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs/{id}/cars/{carId}', scope: 'write' },
    summary: 'Gives a car that is not written yet its data; in a running job it is written next',
    params: z.object({ id: z.uuid(), carId: z.uuid() }),
    payload: z.object({ vehicle: withFigures(carFields) }),
    answer: nothing,
  },
  targetStockCar: {
    method: 'PUT',
    path: '/api/stock-jobs/{id}/cars/{carId}/targeting',
    access: 'signed-in',
    summary: 'Says whom the texts of a car that is not written yet are for; null for what its data suggest',
    params: z.object({ id: z.uuid(), carId: z.uuid() }),
    payload: z.object({ targeting: targetingSchema.nullable() }),
    answer: nothing,
  },
  approveStockCars: {
    method: 'POST',
    path: '/api/stock-jobs/{id}/approvals',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs/{id}/approvals', scope: 'write' },
    summary: 'Approves written cars or takes that back; without ids all of which nothing is doubted',
    params: jobParams,
    payload: z.object({
      carIds: z.array(z.uuid()).min(1).max(mostStockCars).optional(),
      isApproved: z.boolean(),
    }),
    answer: z.object({ changed: z.int() }),
  },
  getStockLikeness: {
    method: 'GET',
    path: '/api/stock-jobs/{id}/likeness',
    access: 'signed-in',
    summary: 'How much the texts of a job read like each other, and the pairs most alike',
    params: jobParams,
    answer: likenessSchema,
  },
  writeStockTextApart: {
    method: 'POST',
    path: '/api/stock-jobs/{id}/cars/{carId}/texts/{style}',
    access: 'signed-in',
    summary: 'Writes a text of a job anew, apart from the texts most alike, and keeps it if it is less alike',
    params: z.object({ id: z.uuid(), carId: z.uuid(), style: styleSchema }),
    answer: z.object({ before: shareSchema, after: shareSchema }),
  },
  exportStockCars: {
    method: 'GET',
    path: '/api/stock-jobs/{id}/cars.csv',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/stock-jobs/{id}/cars.csv', scope: 'read' },
    summary: 'The approved cars of a job as CSV, with title and texts for a channel',
    params: jobParams,
    query: channelQuery,
    answer: 'file',
  },
  exportStockTexts: {
    method: 'GET',
    path: '/api/stock-jobs/{id}/texts.zip',
    access: 'signed-in',
    summary:
      'The texts of the approved cars of a job for a channel as a zip, a text file for each car and style',
    params: jobParams,
    query: channelQuery,
    answer: 'file',
  },
  getStockFeed: {
    method: 'GET',
    path: '/api/stock-feed',
    access: 'signed-in',
    summary: "The owner's feed of approved cars, without its address",
    answer: z.object({ feed: stockFeedSchema.optional() }),
  },
  renewStockFeed: {
    method: 'POST',
    path: '/api/stock-feed',
    access: 'signed-in',
    summary: 'Gives the feed a new private address, answered once and never again; the one before is dead',
    answer: z.object({ feed: stockFeedSchema, secret: z.string() }),
  },
  revokeStockFeed: {
    method: 'DELETE',
    path: '/api/stock-feed',
    access: 'signed-in',
    summary: 'Ends the feed at once',
    answer: nothing,
  },
  readStockFeed: {
    method: 'GET',
    path: '/api/stock-feeds/{secret}/{format}',
    access: 'anyone',
    summary:
      'The approved cars of a dealer that are neither sold nor withdrawn, by the private address; with ETag',
    params: z.object({ secret: z.string().max(100), format: z.enum(feedFormats) }),
    answer: 'file',
  },
} as const satisfies Record<string, Endpoint>;
