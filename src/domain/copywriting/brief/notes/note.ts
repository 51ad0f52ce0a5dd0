import type { Language } from '#domain/shared/languages.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';

/** One item of the seller's notes, understood or not. */
export interface Note {
  /** Its number among the items of the brief, from 0 in their order. */
  id: number;
  /** The sentence of the notes it stands in, shared by its neighbours. */
  sentence: NoteSentence;
  /**
   * `damage` and `state` (of a damaged car: airbags, running or not) come first in every text;
   * `history` is owners, services and papers; `deal` goes with the price; `other` is not understood.
   */
  kind: 'damage' | 'state' | 'history' | 'equipment' | 'deal' | 'other';
  /** The seller's words, abbreviations written out and capitals calmed. */
  text: string;
  /** The language it was written in. */
  language: Language;
  /** What it says, in no language; empty unless every word of it is understood. */
  meanings: readonly Meaning[];
}

export interface NoteSentence {
  text: string;
  /** Written as a sentence with a verb and not as a list: its items belong together. */
  isProse: boolean;
  /** Prose that could be printed as it stands. */
  isWrittenOut: boolean;
}

/** Damage, faults and the state of a damaged car: no text goes without them. */
export const mustBeSaid = ({ kind }: Note) => kind === 'damage' || kind === 'state';
