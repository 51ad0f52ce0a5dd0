/** Where a sentence of a text stands, or its remains, in UTF-16 units; `start` equals `end` once it is gone. */
export interface SentencePlace {
  /** The text that the place is in. */
  text: string;
  start: number;
  end: number;
  /** The sentence as it read at first. */
  sentence: string;
}
