import type { Language } from '#domain/shared/languages.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import type { Concept } from './lexicon/concepts.ts';

/** One thing the seller's notes say, cleaned and put as a person would. */
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
  /** The language it was written in. */
  language: Language;
  /** What it says, in no language: how texts in another language say it. Empty when not understood. */
  meanings: readonly Meaning[];
}

export interface Noun {
  gender: 'm' | 'f';
  plural: boolean;
}
