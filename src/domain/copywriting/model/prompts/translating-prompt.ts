import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { cleanName } from '../../brief/car/clean-name.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { languageRules } from './language-rules.ts';
import { type Prompt, sentencesAnswerSchema } from './prompt.ts';

/** Asks for sentences of a car's description in another language, one for each. */
export function translatingPrompt(
  sentences: readonly string[],
  from: Language,
  to: Language,
  brief?: Pick<Brief, 'make' | 'model'>,
): Prompt {
  const { name, rules } = languageRules[to];
  const car = brief ? { make: cleanName(brief.make), model: cleanName(brief.model) } : {};
  return {
    system: [
      `You translate sentences from a car dealer's descriptions from ${languageRules[from].name} into ${name}, so that they read as if a native copywriter had written them.`,
      [
        ...rules,
        'Every fact and every figure stays what it is: nothing is added, left out, converted or made prettier.',
        'Names of makes, models and trim levels stay as they are.',
        'Plain text: no markup, emoji or remarks of yours.',
      ]
        .map((rule) => `- ${rule}`)
        .join('\n'),
    ].join('\n\n'),
    user: `${fenceData('sentences', { ...car, sentences })}\n\n${dataOnly}\nTranslate the ${sentences.length} sentences. Answer with one JSON object and nothing around it: {"sentences": ["…"]}, one translation for each sentence, in the same order.`,
    answer: sentencesAnswerSchema,
  };
}
