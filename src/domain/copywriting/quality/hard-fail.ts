/** The ways a text can be unfit to be published. */
export const hardFailRules = [
  'invented-number',
  'doubled-unit',
  'wrong-agreement',
  'untranslated',
  'broken-punctuation',
  'leaked-label',
  'placeholder',
  'risky-claim',
  'banned-word',
  'warranty-promised',
  'damage-hidden',
  'defect-praised',
  'shorthand',
  'impossible-claim',
  'obeyed-instruction',
  'contact',
  'stereotype',
  'dumped-notes',
] as const;

export type HardFailRule = (typeof hardFailRules)[number];

export interface HardFail {
  rule: HardFailRule;
  /** The words at fault, as they stand in the text; empty when something is missing. */
  excerpt: string;
}
