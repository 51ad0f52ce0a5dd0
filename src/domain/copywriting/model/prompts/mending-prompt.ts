import type { CopyRequest } from '../../copy.ts';
import type { Fault } from '../describe-problems.ts';
import { explainFaults } from '../explain-faults.ts';
import { carData } from './car-data.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { type Prompt, textAnswerSchema } from './prompt.ts';
import { systemOf } from './writing-prompt.ts';

/** A text with what is wrong in it, and the words of the given facts it tells. */
export interface Faulty {
  text: string;
  faults: readonly Fault[];
  factsToKeep: readonly string[];
  /** Notes that it does not tell. */
  wishes?: readonly string[];
}

/** Sends a text back with what is wrong in it and what it lacks: why, what may stand there instead, and what must stay. */
export function mendingPrompt(request: CopyRequest, faulty: Faulty, thisYear: number): Prompt {
  const { brief, language } = request;
  const data = fenceData('car-data', { car: carData(brief, language, thisYear), ...faulty });
  const ofFaults =
    faulty.faults.length > 0
      ? `cannot be published because of "faults". Each fault names the words at fault, its kind, what the data says where it says otherwise, and what of their sentence to keep:\n${explainFaults(faulty.faults, language)}\n`
      : 'is right but not complete. ';
  const ofWishes =
    (faulty.wishes ?? []).length > 0
      ? 'It lacks what "wishes" names, notes of the seller: tell each where it argues, in a sentence that is there or a short new one, joined to what it is good for. '
      : '';
  return {
    system: systemOf(request),
    user: `${data}\n\n${dataOnly}\n"text" is a description of this car that ${ofFaults}${ofWishes}Hand the description over mended: change only the sentences concerned and leave all others word for word. Keep every given fact: whatever "factsToKeep" names is still told, in the same sentence or another. Nothing new is claimed that the data does not say. Answer with one JSON object and nothing around it: {"text": "the mended description"}; between paragraphs stands \\n\\n.`,
    answer: textAnswerSchema,
  };
}
