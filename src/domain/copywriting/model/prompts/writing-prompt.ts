import type { CopyRequest, CopyStyle } from '../../copy.ts';
import { carData } from './car-data.ts';
import { dataOnly, fenceData } from './fence-data.ts';
import { houseRules } from './house-rules.ts';
import { languageRules } from './language-rules.ts';
import { type Prompt, textAnswerSchema } from './prompt.ts';
import { styleRules } from './style-rules.ts';

/** Asks for the text of one style; `thisYear` tells an impossible year. */
export function writingPrompt(request: CopyRequest, thisYear: number): Prompt {
  const { brief, language, apartFrom = [] } = request;
  const data = fenceData('car-data', {
    car: carData(brief, language, thisYear),
    openingsAlreadyUsed: apartFrom.slice(0, mostOpenings).map(({ text }) => openingOf(text)),
  });
  return {
    system: systemOf(request),
    user: `${data}\n\n${dataOnly}\nWrite the description of this car. It begins unlike any of the openings already used. Answer with one JSON object and nothing around it: {"text": "the description"}; between paragraphs stands \\n\\n.`,
    answer: textAnswerSchema,
  };
}

/** Who the model is and what it keeps to, for a text of this style and language. */
export function systemOf({ style, language }: Pick<CopyRequest, 'style' | 'language'>): string {
  const { name, rules } = languageRules[language];
  return [
    `You write the description of one car for the dealer who sells it. It goes on a marketplace such as AutoScout24 or Subito exactly as you hand it over. You write ${name} as a good native copywriter does, thinking in that language.`,
    [`Language`, ...rules.map((rule) => `- ${rule}`)].join('\n'),
    [
      `Style: ${styleNames[style]}`,
      ...styleRules[style].rules.map((rule) => `- ${rule}`),
      lengthOf(style),
    ].join('\n'),
    houseRules,
  ].join('\n\n');
}

function lengthOf(style: CopyStyle): string {
  const [least, most] = styleRules[style].words;
  return `- Between ${least} and ${most} words. With little data write less rather than pad.`;
}

const styleNames = {
  professional: 'professional',
  persuasive: 'persuasive',
  advanced: 'narrative',
} as const satisfies Record<CopyStyle, string>;

const mostOpenings = 10;

const openingOf = (text: string) => text.split(/\s+/).slice(0, 8).join(' ');
