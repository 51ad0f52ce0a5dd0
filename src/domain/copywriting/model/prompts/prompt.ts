import { z } from 'zod';

/** What a language model is asked, and the shape of the JSON it is to answer with. */
export interface Prompt {
  system: string;
  user: string;
  answer: z.ZodType;
}

/** The answer that is one text. */
export const textAnswerSchema = z.object({ text: z.string() });

/** The answer that is a text with what came before it: a first version, and what its writer found wrong in it. */
export const revisedAnswerSchema = z.object({
  draft: z.string(),
  faults: z.array(z.string()),
  text: z.string(),
});

/** The answer that is a sentence for each one asked about. */
export const sentencesAnswerSchema = z.object({ sentences: z.array(z.string()) });
