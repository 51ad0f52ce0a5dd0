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
      'Sober and fluent, of some warmth: a good salesman describes the car to a customer whose days he knows. Third person; "we" is the dealer. Connected sentences in two or three paragraphs that read in one go; figures woven into sentences that say something, never a row of data.',
      'The first sentence names the car with make, model, version and year and says what sets it apart for this buyer. Colour, engine, power, gearbox, drive and mileage follow where they belong; the displacement is not needed.',
      'Within the first half one full sentence draws whom the car is for by what this person does with it, concretely and in the third person ("chi in settimana fa autostrada e il sabato carica la famiglia" in its language), and gives the two or three facts of this very car that answer it; where there are two publics or uses, both are in it. It could stand in no other ad, and begins now with the person, now with the fact.',
      'Each selling point is argued in words of its own, the first of them within the first half: by the fact of this car that proves it, else by what every car of its kind gives (an electric car that is quiet, a small one that fits the gap, gas that costs less at the pump, a shape people know).',
      'Then equipment, work done and history in the order in which this buyer weighs them, what belongs together in one sentence, and what a costly work spares its buyer. Every note is told in full words, exactly as far as it goes; what the seller said with humour or feeling is kept as a fact about the car or its owner, not quoted.',
      'Defects, price with its conditions, warranty and terms come last, plainly, each once; a calm invitation that fits this car ends the text.',
      'No scene told as a story, no question, no superlative, no device explained, no address to the reader before the last sentence, no announcing words ("to be noted", "in all fairness").',
    ],
  },
  persuasive: {
    words: [110, 170],
    rules: [
      'Write as a gifted copywriter of that language would for the one person he has in mind, in the form of address named under Language: a voice with rhythm, warmth and a smile, that carries from the first line to the last.',
      'The first line is one that person remembers, made of the facts of this very car and of what the seller puts in front (the selling points): three things that belong together named in a row, a wish put bluntly, the answer to the question everybody asks of such a car, the scene that the seats or the doors are made for. Its name follows in the same breath.',
      'Facts come dense and carried by a thought: figures, equipment and history two or three to a sentence that says what they are good for together. Every selling point, public and use is felt, what this person lives once openly (a first licence, three children, customers who wait), and none is lectured on: no accessory is explained, no sentence only lists, none is there to make a fact fit.',
      'Make, model and the whole version, year, colour, fuel, power, gearbox and mileage are all told. What was done and who kept it is said with relish, damage frankly and in the same voice, the price with its conditions. The last line invites and lands: it could only end this text.',
      'No hype, no pressure, no brochure verbs, no truism, no days of the week. Three paragraphs or four, 140 to 165 words where the data is plentiful.',
    ],
  },
  advanced: {
    words: [150, 230],
    rules: [
      'One idea that only this car and this buyer suggest, drawn from the selling points as this buyer lives them: something to gain, never a weakness, doubt, cost or repair of the car, and no side detail. It opens the text as a moment one can see, is argued through the facts, and closes the text changed by them. Only once more in between, never in every sentence, never as a play on words or a device that has to be explained.',
      'The car comes into the first paragraph with make, model, version and year; fuel, power, gearbox, mileage and colour are told too. Sentences flow and vary; no string of clipped ones.',
      'A scene that is opened goes on: the same person, place and day carry the facts, and no paragraph is a list. What has no place in the scene is told plainly in the last paragraph.',
      'Three or four paragraphs of different length. Defects, price, terms and the invitation stand in the last one, in the same voice.',
    ],
  },
};
