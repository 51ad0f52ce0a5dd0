import type { CopyStyle } from '../../copy.ts';

export interface StyleRule {
  /** Words a text of this style has when the data is plentiful. */
  words: readonly [least: number, most: number];
  rules: readonly string[];
}

/** What sets the three styles apart, as a language model is told. */
export const styleRules: Record<CopyStyle, StyleRule> = {
  professional: {
    words: [90, 140],
    rules: [
      'Sober and complete: a specialist who has had the car on the lift writes it down. Third person, never an address to the reader before the last sentence.',
      'The first sentence names the car, by make, model and year, and the fact that argues most for it; never the act of presenting, never a scene. Sentences follow from each other (what was done, therefore what is left to do).',
      'What a thing does for this buyer takes half a clause, and only of the two or three that count for his use; the others stand together in one row. No days of the week, no errands, no props.',
      'Work through the data in the order a buyer asks for it: what it is, how it drives, what is on board, state and history, warranty, price.',
      'No superlatives, no rhetoric, no question. One paragraph.',
    ],
  },
  persuasive: {
    words: [110, 170],
    rules: [
      'Speak to one single person, in the form of address named under Language; sentences follow from each other, none is a truism about any car.',
      'Within the first two sentences this person has a reason to read on, taken from this very car.',
      'A feature is worth a sentence when it says what this buyer gets from it in the use named in the data.',
      'End with one concrete next step: call, write, come and see. One or two paragraphs.',
    ],
  },
  advanced: {
    words: [150, 230],
    rules: [
      'Build the whole text on one idea that only this car and this buyer suggest: it opens the text, comes back in the middle and closes it.',
      'Tell it as a small story with scenes from the use named in the data; the facts turn up where the story needs them.',
      'Three or four paragraphs of different length. The last one holds the price and the invitation.',
    ],
  },
};
