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
      'Sober, complete and fluent, as the trade writes at its best: it reads in one go. Third person; "we" is the dealer where the notes speak so. No address to the reader before the last sentence. Three short paragraphs.',
      'The first names the car with make, model, version, year, colour, engine, power, gearbox and drive, then its mileage, owners, origin and how it was kept. Nothing else opens the text: no single device, no repair.',
      'The second tells the equipment in one or two plain sentences, what this buyer wants first, each thing once and unexplained; half a sentence judges in plain words which use that suits. Then what was done to the car, with dates and mileages.',
      'The third tells the defects, the price with its conditions, the warranty and the terms, each once, and ends with an invitation in the way the seller wants to be reached.',
      'Never a scene, a person at a moment of the day, a link that has to be forced, a question or a superlative. Human words of the seller (whose car it was, sold reluctantly) are kept, told of the seller.',
    ],
  },
  persuasive: {
    words: [110, 170],
    rules: [
      'Speak to one single person, warmly and as people speak, in the form of address named under Language.',
      'One idea about this buyer in the use named in the data, which this very car answers, carries the text: a short opening without the name of the car, the car in the second sentence, the facts told within the idea, and a last sentence that comes back to it and invites to do something pleasant with this very car.',
      'Two or three things become what this buyer gets from them; all else is named in passing, without explaining what every driver knows. Short and long sentences take turns; never feature after feature, never a link that has to be forced, and each pronoun has one clear referent.',
      'Make, model, year, colour, fuel, power, gearbox and mileage are all told, and who kept the car where the notes say so. A repair, wear or a date that expires opens no text.',
      'No truism, no hype, no pressure, no play on words with the data, no days of the week. Two or three paragraphs.',
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
