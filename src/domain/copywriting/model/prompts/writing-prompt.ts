import type { CopyRequest, CopyStyle } from '../../copy.ts';
import type { CopyPlan } from '../plan-copy.ts';
import { buyerInsights } from './buyer-insights.ts';
import { carData } from './car-data.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { houseRules } from './house-rules.ts';
import { languageRules } from './language-rules.ts';
import { type Prompt, revisedAnswerSchema, textAnswerSchema } from './prompt.ts';
import { styleExamples } from './style-examples.ts';
import { styleRules } from './style-rules.ts';
import { usedTurns } from './used-turns.ts';

/** By which plan a text is written, and whether a draft comes before it. */
interface WritingWays {
  plan?: CopyPlan;
  drafts?: boolean;
}

/** Asks for the text of one style; `thisYear` tells an impossible year. */
export function writingPrompt(
  request: CopyRequest,
  thisYear: number,
  { plan, drafts = true }: WritingWays = {},
): Prompt {
  const { brief, language, apartFrom = [] } = request;
  const data = fenceData('car-data', {
    car: carData(brief, language, thisYear),
    ...(plan && { plan }),
    readers: insightsOf(request),
    alreadyUsed: usedTurns(apartFrom),
  });
  return {
    system: systemOf(request),
    user: `${data}\n\n${dataOnly}\nWrite the description of this car. "plan" ranks what argues for it: ${leadingBy[request.style]}, leave none of "sayPlainly", "termsOfSale" and "inTheSellersWords" out, and put all of it into good sentences: the wording is yours. It was made by a program that may misread shorthand: where the notes mean something else, the notes count. "trueOfTheModel" may be used once, where it argues. "readers" is what this buyer asks and what must never be done with him. Nothing of "alreadyUsed" comes again: no such opening, closing or turn of phrase. ${drafts ? twice : once}; between paragraphs stands \\n\\n.`,
    answer: drafts ? revisedAnswerSchema : textAnswerSchema,
  };
}

const answerWith = 'Answer with one JSON object and nothing around it:';
const once = `${answerWith} {"text": "the description"}`;
/** A second look costs as many words again; what blind judges made of it stands in docs/copy-rounds.md. */
const twice = `Write it twice. "draft" is your first version. "faults" is what a severe editor would strike in the draft, words quoted, up to eight: a buyer, use or selling point of the data that no words of the draft let one feel (named); a note that is missing, changed or blurred; a claim the data does not give; a sentence one has to read twice or that nobody says aloud ("the horsepower is 140"); a link between two facts, or a use of an accessory, that is forced; a string of clipped sentences; a label or shorthand that shows through; two sentences built alike; unlike things under one verb, or a colour that leads to a defect; a promise that no more will have to be paid; a first or last line that other ads could have, or that is flat; wit that bends grammar or can be read as a claim; the idea or tone of the style lost on the way. "text" is the description without them: rewritten where that reads better, not patched. ${answerWith} {"draft": "…", "faults": ["…"], "text": "the description"}`;

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

/** What is done with the fact that argues most. */
const leadingBy = {
  professional: '"leadWith" stands in the first or second sentence, "reasons" follow by their weight',
  persuasive: '"leadWith" and "reasons" prove the idea of the text',
  advanced:
    '"leadWith" and "reasons" are where the idea of the text comes from and what proves it; public, use and every selling point are felt in its scenes, none is named',
} as const satisfies Record<CopyStyle, string>;

const styleNames = {
  professional: 'professional',
  persuasive: 'persuasive',
  advanced: 'narrative',
} as const satisfies Record<CopyStyle, string>;
