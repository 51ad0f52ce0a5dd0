import type { CopyStyle } from '../copywriting/copy.ts';
import type { Language } from '../shared/languages.ts';

/** A sentence of the dealer's own, word for word in every text of its language and styles. */
export interface HouseSentence {
  text: string;
  language: Language;
  styles: readonly CopyStyle[];
  /** Before the text or after it, in a paragraph of its own. */
  place: 'start' | 'end';
}
