import { z } from 'zod';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { factLists } from '#domain/copywriting/fact-sheet.ts';
import { keptFields } from '#domain/descriptions/changing/vehicle-change.ts';
import { mostHouseSentences } from '#domain/descriptions/house-sentence.ts';
import { cleanLine, cleanText } from '#domain/shared/clean-text.ts';
import { languages } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { carFields, carSchema, withFigures } from '#domain/vehicles/brief.ts';
import { makingSchema } from './descriptions.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { marksSchema } from './marks.ts';

const languageSchema = z.enum(languages);
const styleSchema = z.enum(copyStyles);
const copySchema = z.partialRecord(styleSchema, z.string());

/** The longest text a seller may keep, in UTF-16 units: more than any marketplace takes. */
export const maxTextLength = 10_000;

/** A text as typed, cleaned; never empty. */
export const textSchema = z.string().max(maxTextLength).transform(cleanText).pipe(z.string().min(1));

/** One of the user's own descriptions by its id, or his newest. */
export const descriptionIdSchema = z.union([z.uuid(), z.literal('current')]);

export const textParamsSchema = z.object({
  id: descriptionIdSchema,
  language: languageSchema,
  style: styleSchema,
});

/** A description with everything it was made from; `createdAt` in ISO 8601. */
export const wholeDescriptionSchema = z.object({
  id: z.uuid(),
  brief: carSchema,
  language: languageSchema,
  /** The texts by style, in the language they were written in. */
  copy: copySchema,
  translations: z.partialRecord(languageSchema, copySchema),
  /** How each style was made, in the first language. */
  making: z.partialRecord(styleSchema, makingSchema),
  locked: z.array(z.string()),
  /** What of the car was changed since, the newest first; figures in km, CV, euro, cc. */
  changes: z.array(
    z.object({
      at: z.iso.datetime(),
      field: z.enum(keptFields),
      before: z.union([z.string(), z.number()]).optional(),
      after: z.union([z.string(), z.number()]).optional(),
    }),
  ),
  /** Translations whose original was worded anew after them. */
  outdated: z.array(z.object({ language: languageSchema, style: styleSchema })),
  createdAt: z.iso.datetime(),
  ...marksSchema.shape,
});
export type WholeDescription = z.output<typeof wholeDescriptionSchema>;

/** All of it stands in one text, which is no longer than that: what is sent twice over takes room for good. */
const tooMuchLocked: Localised = {
  it: 'Le frasi bloccate sono più lunghe del testo: bloccane di meno.',
  en: 'The locked sentences are longer than the text: lock fewer of them.',
  de: 'Die gesperrten Sätze sind länger als der Text: Sperren Sie weniger davon.',
  fr: 'Les phrases verrouillées sont plus longues que le texte : verrouillez-en moins.',
  es: 'Las frases bloqueadas son más largas que el texto: bloquea menos.',
};

export const textChangeSchema = z.object({
  text: textSchema,
  /** Every sentence locked from now on; left out, nothing changes. */
  locked: z
    .array(z.string().min(1).max(maxTextLength))
    .max(200)
    .refine((sentences) => sentences.join('').length <= 2 * maxTextLength, {
      params: { text: tooMuchLocked },
    })
    .optional(),
  /** The text is a proposal of the product's as it is, no wording of the seller's. */
  isProposed: z.boolean().optional(),
});

export const vehiclePayloadSchema = z.object({
  /** All data of the car as they are to be; figures as numbers or as people type them. */
  vehicle: withFigures(carFields),
  /** As they were when somebody began to change them: what others changed meanwhile then stays. */
  seen: carSchema.optional(),
});

export const changedVehicleSchema = z.object({
  brief: carSchema,
  /** Texts that have the new figures, each as a new version. */
  carried: z.array(z.object({ language: languageSchema, style: styleSchema })),
  /** Sentences that still say what the data said before. */
  outdated: z.array(z.object({ language: languageSchema, style: styleSchema, sentence: z.string() })),
});

export const textVersionSchema = z.object({
  version: z.int(),
  text: z.string(),
  origin: z.enum(['written', 'edited', 'translated', 'carried']),
  createdAt: z.iso.datetime(),
});

export const rewritePayloadSchema = z.object({
  text: textSchema,
  /** Which sentence of the text, counted from 0. */
  index: z.int().min(0).max(maxTextLength),
});

/** What is stated of a car as lists in one language, as marketplaces show them beside the prose. */
export const factSheetSchema = z.object({
  data: z.array(z.string()).readonly(),
  lists: z
    .array(z.object({ id: z.enum(factLists), heading: z.string(), items: z.array(z.string()).readonly() }))
    .readonly(),
});

/** The own text most like the one given; nothing when there is no other. */
export const likenessSchema = z.object({
  mostAlike: z
    .object({
      /** Share of common runs of five words, facts masked, 0 to 1. */
      share: z.number(),
      car: z.object({ descriptionId: z.uuid(), make: z.string(), model: z.string() }),
    })
    .optional(),
});

const houseSentenceSchema = z.object({
  text: z.string().max(1000).transform(cleanLine).pipe(z.string().min(1)),
  language: languageSchema,
  styles: z.array(styleSchema).min(1),
  place: z.enum(['start', 'end']),
});

export const houseSentencesSchema = z.object({
  sentences: z.array(houseSentenceSchema).max(mostHouseSentences),
});

export const textEndpoints = {
  getDescription: {
    method: 'GET',
    path: '/api/descriptions/{id}',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/descriptions/{id}', scope: 'read' },
    summary: 'One description with its brief, texts and translations; `current` is the newest',
    params: z.object({ id: descriptionIdSchema }),
    answer: wholeDescriptionSchema,
  },
  changeVehicle: {
    method: 'PUT',
    path: '/api/descriptions/{id}/vehicle',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/descriptions/{id}/vehicle', scope: 'write' },
    summary: "Changes a car's data and the figures of its texts; counts nothing on the plan",
    params: z.object({ id: descriptionIdSchema }),
    payload: vehiclePayloadSchema,
    answer: changedVehicleSchema,
  },
  updateText: {
    method: 'PUT',
    path: '/api/descriptions/{id}/texts/{language}/{style}',
    access: 'signed-in',
    summary: "Keeps the seller's own wording of a text; the one before stays as a version",
    params: textParamsSchema,
    payload: textChangeSchema,
    answer: nothing,
  },
  findTextVersions: {
    method: 'GET',
    path: '/api/descriptions/{id}/texts/{language}/{style}/versions',
    access: 'signed-in',
    summary: 'What a text has been, newest first',
    params: textParamsSchema,
    answer: z.array(textVersionSchema),
  },
  proposeText: {
    method: 'POST',
    path: '/api/descriptions/{id}/texts/{language}/{style}/proposals',
    access: 'signed-in',
    summary:
      "A second text from the car's present data, to choose from; nothing is stored or counted on the plan",
    params: textParamsSchema,
    answer: z.object({ text: z.string(), making: makingSchema }),
  },
  getFactSheet: {
    method: 'GET',
    path: '/api/descriptions/{id}/fact-sheets/{language}',
    access: 'signed-in',
    summary: "The car's data and notes as lists in a language, without private fields",
    params: textParamsSchema.pick({ id: true, language: true }),
    answer: factSheetSchema,
  },
  rewriteSentence: {
    method: 'POST',
    path: '/api/descriptions/{id}/texts/{language}/{style}/sentences',
    access: 'signed-in',
    summary: 'One sentence of a text in other words; nothing is stored',
    params: textParamsSchema,
    payload: rewritePayloadSchema,
    answer: z.object({ sentence: z.string() }),
  },
  measureLikeness: {
    method: 'POST',
    path: '/api/descriptions/{id}/texts/{language}/{style}/likeness',
    access: 'signed-in',
    summary: "How much a text reads like the seller's other ones; nothing is stored",
    params: textParamsSchema,
    payload: z.object({ text: textSchema }),
    answer: likenessSchema,
  },
  getHouseSentences: {
    method: 'GET',
    path: '/api/house-sentences',
    access: 'signed-in',
    summary: "The dealer's own sentences, added word for word to his texts",
    answer: houseSentencesSchema,
  },
  updateHouseSentences: {
    method: 'PUT',
    path: '/api/house-sentences',
    access: 'signed-in',
    summary: "Replaces the dealer's own sentences",
    payload: houseSentencesSchema,
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
