import type { Concept } from './lexicon/concepts.ts';

/** One thing the seller's notes say, cleaned and put as a person would (the notes are in Italian). */
export interface Note {
  /**
   * `damage` and `state` (of a damaged car: airbags, running or not) come first in every text;
   * `history` is owners, services and papers; `deal` goes with the price.
   */
  kind: 'damage' | 'state' | 'history' | 'equipment' | 'deal';
  /** How it can be put into a sentence: a thing, a quality of the car, or a verb with or without its subject. */
  shape: 'noun' | 'adjective' | 'clause';
  /** `@` stands for the ending that agrees with the car: "tagliandat@". */
  text: string;
  /** Gender and number of the first noun, when the lexicon knows it. */
  noun: Noun | undefined;
  concept: Concept | undefined;
}

export interface Noun {
  gender: 'm' | 'f';
  plural: boolean;
}
