import type { Concept } from './lexicon/concepts.ts';

/** One thing the seller's notes say, cleaned; the words stay the seller's (the notes are in Italian). */
export interface Note {
  /**
   * `damage` and `state` (of a damaged car: airbags, running or not) come first in every text;
   * `deal` goes with the price; `remark` is anything clean that the lexicon does not know.
   */
  kind: 'damage' | 'state' | 'history' | 'equipment' | 'deal' | 'remark';
  /** How it can be put into a sentence. */
  shape: 'noun' | 'adjective' | 'predicate' | 'clause';
  text: string;
  /** Gender and number of the first noun, when the lexicon knows it. */
  noun: Noun | undefined;
  concept: Concept | undefined;
}

export interface Noun {
  gender: 'm' | 'f';
  plural: boolean;
}
