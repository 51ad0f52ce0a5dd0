import { z } from 'zod';
import { leftOutKinds } from '#domain/copywriting/copy.ts';
import { cleanText } from '#domain/shared/clean-text.ts';
import { languages } from '#domain/shared/languages.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { descriptionIdSchema, maxTextLength, textSchema } from './texts.ts';

const languageSchema = z.enum(languages);

export const languageListSchema = z.array(
  z.object({ code: languageSchema, name: z.string(), flag: z.string() }),
);

export const translatePayloadSchema = z.object({
  text: textSchema,
  targetLanguage: languageSchema,
  sourceLanguage: languageSchema.default('it'),
});

export const translateAnswerSchema = z.object({
  /** Empty when not one sentence could be translated. */
  translatedText: z.string(),
  sourceLanguage: languageSchema,
  targetLanguage: languageSchema,
  /** What stayed behind, sentence by sentence, with the reason in the reader's language. */
  untranslated: z.array(z.object({ sentence: z.string(), kind: z.enum(leftOutKinds), reason: z.string() })),
  /**
   * Items of the notes that the text does not say: damage first, then conditions of sale, each with the reason.
   * What is quoted stands in the text in the language the seller typed it in.
   */
  leftOut: z.array(
    z.object({ note: z.string(), kind: z.enum(leftOutKinds), reason: z.string(), isQuoted: z.boolean() }),
  ),
});

/** A style that was not translated may be left out or null. */
const savedTextSchema = z
  .union([z.string().max(maxTextLength), z.null()])
  .optional()
  .transform((text) => (text ? cleanText(text) || undefined : undefined));

export const saveTranslationSchema = z.object({
  language: languageSchema,
  professionalDescription: savedTextSchema,
  persuasiveDescription: savedTextSchema,
  advancedDescription: savedTextSchema,
});

export const translationEndpoints = {
  saveTranslation: {
    method: 'POST',
    path: '/api/descriptions/{id}/translations',
    access: 'signed-in',
    summary: 'Keeps the texts of another language beside a description',
    params: z.object({ id: descriptionIdSchema }),
    payload: saveTranslationSchema,
    answer: nothing,
  },
  findLanguages: {
    method: 'GET',
    path: '/api/languages',
    access: 'anyone',
    summary: 'The languages texts are written in',
    answer: languageListSchema,
  },
  translate: {
    method: 'POST',
    path: '/api/translate',
    access: 'signed-in',
    forPrograms: { path: '/api/v1/translations', scope: 'write' },
    summary: 'A text of ours written again in another language; any other one through the language model',
    payload: translatePayloadSchema,
    answer: translateAnswerSchema,
  },
  translateTest: {
    method: 'POST',
    path: '/api/translate-test',
    access: 'anyone',
    summary: 'The same for the samples shown on the public pages, without signing in',
    payload: translatePayloadSchema,
    answer: translateAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
