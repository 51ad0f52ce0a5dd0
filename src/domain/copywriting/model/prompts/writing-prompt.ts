import type { CopyRequest, CopyStyle } from '../../copy.ts';
import type { CopyPlan } from '../plan-copy.ts';
import { buyerInsights } from './buyer-insights.ts';
import { carData } from './car-data.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { houseRules } from './house-rules.ts';
import { languageRules } from './language-rules.ts';
import { type Prompt, textAnswerSchema } from './prompt.ts';
import { styleExamples } from './style-examples.ts';
import { styleRules } from './style-rules.ts';
import { usedTurns } from './used-turns.ts';

/** Asks for the text of one style, by a plan; `thisYear` tells an impossible year. */
export function writingPrompt(request: CopyRequest, thisYear: number, plan?: CopyPlan): Prompt {
  const { brief, language, apartFrom = [] } = request;
  const data = fenceData('car-data', {
    car: carData(brief, language, thisYear),
    ...(plan && { plan }),
    readers: insightsOf(request),
    alreadyUsed: usedTurns(apartFrom),
  });
  return {
    system: systemOf(request),
    user: `${data}\n\n${dataOnly}\nWrite the description of this car. "plan" ranks what argues for it: ${leadingBy[request.style]}, leave none of "sayPlainly", "termsOfSale" and "inTheSellersWords" out, and put all of it into good sentences: the wording is yours. "trueOfTheModel" may be used once, where it argues. "readers" is what this buyer asks and what must never be done with him. Nothing of "alreadyUsed" comes again: no such opening, closing or turn of phrase. Answer with one JSON object and nothing around it: {"text": "the description"}; between paragraphs stands \\n\\n.`,
    answer: textAnswerSchema,
  };
}

/** What is known of the buyer, the use and the selling points the seller chose. */
function insightsOf({ brief }: CopyRequest) {
  const { targetCustomers = [], intendedUse = [], sellingPoints = [] } = brief;
  return [
    ...targetCustomers.map((aim) => buyerInsights.targetCustomers[aim]),
    ...intendedUse.map((aim) => buyerInsights.intendedUse[aim]),
    ...sellingPoints.map((aim) => buyerInsights.sellingPoints[aim]),
  ];
}

/** Who the model is and what it keeps to, for a text of this style and language. */
export function systemOf({ style, language }: Pick<CopyRequest, 'style' | 'language'>): string {
  const { name, address, rules, worn } = languageRules[language];
  const { bad, good } = styleExamples[language][style];
  return [
    `You write the description of one car for the dealer who sells it. It goes on a marketplace such as AutoScout24 or Subito exactly as you hand it over. You write ${name} as a good native copywriter does, thinking in that language.`,
    [
      `Language`,
      ...rules.map((rule) => `- ${rule}`),
      `- A reader who is spoken to is addressed as ${address}.`,
      `- Worn phrases: ${worn.join(', ')}.`,
    ].join('\n'),
    [
      `Style: ${styleNames[style]}`,
      ...styleRules[style].rules.map((rule) => `- ${rule}`),
      lengthOf(style),
      `- Of another car, how not to sound: ${bad}`,
      `- The same, as it should sound (borrow none of its words): ${good}`,
    ].join('\n'),
    houseRules,
  ].join('\n\n');
}

function lengthOf(style: CopyStyle): string {
  const [least, most] = styleRules[style].words;
  return `- Between ${least} and ${most} words. With little data write less rather than pad.`;
}

const readerFirst =
  'begin with what this reader gains or meets in the use named in the data, and let "leadWith" prove it. Each public, use and selling point of the data is answered by what this car has, in its own sentence or half of one';
/** What is done with the fact that argues most. */
const leadingBy = {
  professional:
    '"leadWith" is the first of its kind to be told: history in the first paragraph, equipment or work in the second',
  persuasive:
    '"leadWith" and "reasons" prove the idea of the text; public, use and selling points are felt in it as a whole',
  advanced: readerFirst,
} as const satisfies Record<CopyStyle, string>;

const styleNames = {
  professional: 'professional',
  persuasive: 'persuasive',
  advanced: 'narrative',
} as const satisfies Record<CopyStyle, string>;
