import type { SentenceRequest } from '../../sentences/sentence-request.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { type Prompt, textAnswerSchema } from './prompt.ts';
import { systemOf } from './writing-prompt.ts';

/** Asks for one sentence of a text in other words. */
export function rewordingPrompt(request: SentenceRequest, sentence: string): Prompt {
  const data = fenceData('description', { text: request.text, sentence });
  return {
    system: systemOf(request),
    user: `${data}\n\n${dataOnly}\nSay "sentence" of this description in clearly different words: one sentence that fits in its place, with exactly the same facts and figures, in the same language; the length given for descriptions does not apply. Answer with one JSON object and nothing around it: {"text": "the new sentence"}.`,
    answer: textAnswerSchema,
  };
}
