import { z } from 'zod';
import { languages } from '#domain/shared/languages.ts';
import { maxTextLength, textSchema } from './texts.ts';

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
  untranslated: z.array(z.object({ sentence: z.string(), reason: z.string() })),
});

/** A style that was not translated may be left out or null. */
const savedTextSchema = z
  .union([z.string().max(maxTextLength), z.null()])
  .optional()
  .transform((text) => text?.trim() || undefined);

export const saveTranslationSchema = z.object({
  language: languageSchema,
  professionalDescription: savedTextSchema,
  persuasiveDescription: savedTextSchema,
  advancedDescription: savedTextSchema,
});
