import type { CopyRequest } from '../../copy.ts';
import { carData } from './car-data.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { type Prompt, textAnswerSchema } from './prompt.ts';
import { systemOf } from './writing-prompt.ts';

/** Sends a text back with what is wrong in it, each fault a sentence. */
export function mendingPrompt(
  request: CopyRequest,
  text: string,
  faults: readonly string[],
  thisYear: number,
): Prompt {
  const { brief, language } = request;
  const data = fenceData('car-data', { car: carData(brief, language, thisYear), text, faults });
  return {
    system: systemOf(request),
    user: `${data}\n\n${dataOnly}\n"text" is a description of this car that cannot be published because of "faults". Hand it over mended: take out or put right what the faults name, change the sentences around only as far as they need it, and add nothing. Answer with one JSON object and nothing around it: {"text": "the mended description"}; between paragraphs stands \\n\\n.`,
    answer: textAnswerSchema,
  };
}
