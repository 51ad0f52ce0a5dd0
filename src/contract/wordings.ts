import { z } from 'zod';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { languages } from '#domain/shared/languages.ts';
import { maxWordingLength } from '#domain/vehicles/notes/notes-length.ts';
import { type Endpoint, nothing } from './endpoint.ts';

const languageSchema = z.enum(languages);
const lineSchema = z.string().max(maxWordingLength).transform(cleanLine).pipe(z.string().min(1));

const wordingSchema = z.object({
  id: z.uuid(),
  /** Of the texts in which it is said so. */
  language: languageSchema,
  /** The words as they last stood in notes. */
  typed: z.string(),
  /** The seller's sentence for them. */
  sentence: z.string(),
});
export type WordingItem = z.output<typeof wordingSchema>;

/** Most wordings that are remembered at once: notes that are read back have no more stretches. */
const mostAtOnce = 200;

const ofWording = z.object({ id: z.uuid() });

export const wordingEndpoints = {
  findWordings: {
    method: 'GET',
    path: '/api/wordings',
    access: 'signed-in',
    summary: "The owner's remembered sentences for words of notes, the last used first",
    answer: z.array(wordingSchema),
  },
  rememberWordings: {
    method: 'PUT',
    path: '/api/wordings',
    access: 'signed-in',
    summary: 'Remembers sentences for words of notes, each in place of an earlier one for the same words',
    payload: z.object({
      language: languageSchema,
      wordings: z
        .array(z.object({ typed: lineSchema, sentence: lineSchema }))
        .min(1)
        .max(mostAtOnce),
    }),
    answer: nothing,
  },
  changeWording: {
    method: 'PUT',
    path: '/api/wordings/{id}',
    access: 'signed-in',
    summary: 'Gives remembered words another sentence',
    params: ofWording,
    payload: z.object({ sentence: lineSchema }),
    answer: nothing,
  },
  forgetWording: {
    method: 'DELETE',
    path: '/api/wordings/{id}',
    access: 'signed-in',
    summary: 'Forgets a remembered sentence',
    params: ofWording,
    answer: nothing,
  },
  forgetAllWordings: {
    method: 'DELETE',
    path: '/api/wordings',
    access: 'signed-in',
    summary: 'Forgets all remembered sentences',
    answer: nothing,
  },
} as const satisfies Record<string, Endpoint>;
