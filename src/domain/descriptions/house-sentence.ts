import type { Language } from '#domain/shared/languages.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { copyStyles } from '../copywriting/copy.ts';

/** A sentence of the dealer's own, word for word in every text of its language and styles. */
export interface HouseSentence {
  text: string;
  language: Language;
  styles: readonly CopyStyle[];
  /** Before the text or after it, in a paragraph of its own. */
  place: 'start' | 'end';
}

/** The most sentences a dealer keeps: three a style and language would be many. */
export const mostHouseSentences = 5 * copyStyles.length * 3;

export interface HouseSentenceStore {
  find(userId: string): Promise<HouseSentence[]>;
  /** Replaces them all. */
  save(userId: string, sentences: readonly HouseSentence[]): Promise<void>;
}

/** The text with the dealer's sentences before and after it, and which of them it now holds. */
export function addHouseSentences(
  text: string,
  sentences: readonly HouseSentence[],
  { language, style }: { language: Language; style: CopyStyle },
): { text: string; added: string[] } {
  const own = sentences.filter(
    (sentence) => sentence.language === language && sentence.styles.includes(style),
  );
  const at = (place: HouseSentence['place']) => own.filter((sentence) => sentence.place === place);
  const join = (found: HouseSentence[]) => found.map((sentence) => sentence.text).join(' ');
  return {
    text: [join(at('start')), text, join(at('end'))].filter((part) => part !== '').join('\n\n'),
    added: own.map((sentence) => sentence.text),
  };
}
