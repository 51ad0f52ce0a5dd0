import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';

/** What each figure must reach, in per cent (self-BLEU as it is). */
export interface Gate {
  figure: string;
  least?: number;
  most?: number;
}

type ByStyle = Record<CopyStyle, number>;

/** Twenty different cars. */
const atLeast: Record<string, ByStyle> = {
  'given facts mentioned %': { professional: 98, persuasive: 80, advanced: 93 },
  'facts of the notes mentioned %': { professional: 98, persuasive: 98, advanced: 98 },
  'targeting felt %': { professional: 90, persuasive: 90, advanced: 90 },
  'without any hard fail %': { professional: 100, persuasive: 100, advanced: 100 },
};
const atMost: Record<string, ByStyle> = {
  'self-BLEU-4, masked': { professional: 0.38, persuasive: 0.2, advanced: 0.22 },
  'worst pair of common 5-grams, masked %': { professional: 13, persuasive: 7, advanced: 4 },
  'repeated sentences %': { professional: 0, persuasive: 0, advanced: 0 },
  'repeated word for word %': { professional: 0, persuasive: 0, advanced: 0 },
  'same first five words, masked %': { professional: 20, persuasive: 10, advanced: 10 },
};

/**
 * Two hundred cars of one dealer: the same truth; "used" is left unsaid more often, and words wear thin
 * more slowly than cars come in, so likeness is printed beside what no longer reads as one template.
 */
const atLeastForDealer: typeof atLeast = {
  ...atLeast,
  'given facts mentioned %': { professional: 95, persuasive: 80, advanced: 90 },
};
const atMostForDealer: Record<string, ByStyle> = {
  'worst pair of common 5-grams, masked %': { professional: 60, persuasive: 60, advanced: 60 },
  'repeated word for word %': { professional: 50, persuasive: 50, advanced: 50 },
  'same first five words, masked %': { professional: 12, persuasive: 8, advanced: 8 },
};

const readability: Record<Language, readonly [number, number]> = {
  it: [50, 80],
  en: [55, 90],
  de: [40, 85],
  fr: [50, 95],
  es: [55, 100],
};

export function gatesFor(style: CopyStyle, language: Language, isDealer: boolean): Gate[] {
  const [least, most] = readability[language];
  return [
    ...Object.entries(isDealer ? atLeastForDealer : atLeast).map(([figure, byStyle]) => ({
      figure,
      least: byStyle[style],
    })),
    { figure: 'readability', least, most },
    ...Object.entries(isDealer ? atMostForDealer : atMost).map(([figure, byStyle]) => ({
      figure,
      most: byStyle[style],
    })),
  ];
}
