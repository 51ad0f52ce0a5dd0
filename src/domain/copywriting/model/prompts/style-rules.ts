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
      'Sober, complete and fluent, as a good dealer writes: it reads in one go. Third person; "we" is the dealer where the notes speak so. No address to the reader before the last sentence.',
      'The first sentence names the car with make, model, version, year and colour, and the figures that matter (mileage, engine, power, gearbox, drive). The second tells the strongest of its history or of its equipment, "leadWith". A repair, wear or a date that expires opens no text.',
      'One sentence, no more, says for whom and for what this car is right, by facts of this car and without repeating the labels of public, use and selling points; an aim that no fact answers is left to the tone.',
      'Each piece of equipment is named once: two or three beside what they do for this use, the others in one row with a plain beginning. No bridge sentence leads up to it, no device is explained, as its buyer knows what it does.',
      'What was done to the car is told in one place, with dates and mileages. Then defects, warranty, price and terms, each once; how the seller wants to be reached is respected, and the text ends with an invitation to come and see.',
      'Sentences of different length that follow from each other by sense, hardly ever by "therefore" or "so". No superlatives, no rhetoric, no question, no scene, no days of the week. One paragraph.',
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
