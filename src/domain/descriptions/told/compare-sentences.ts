import { splitSentences } from '../../copywriting/sentences/split-sentences.ts';

/** A sentence that the seller typed or changed, with the one it was made of, if any. */
export interface AddedSentence {
  text: string;
  /** The sentence of the version as written that went and is most like it. */
  origin?: string;
}

export interface ComparedSentences {
  kept: readonly string[];
  lost: readonly string[];
  added: readonly AddedSentence[];
}

/** Returns what of a written version stands in the text as it is, sentence by sentence. */
export function compareSentences(written: string, text: string): ComparedSentences {
  const before = sentencesOf(written);
  const now = sentencesOf(text);
  const lost = before.filter((sentence) => !now.includes(sentence));
  return {
    kept: now.filter((sentence) => before.includes(sentence)),
    lost,
    added: now
      .filter((sentence) => !before.includes(sentence))
      .map((sentence) => ({ text: sentence, ...originOf(sentence, lost) })),
  };
}

const sentencesOf = (text: string) => splitSentences(text).map((sentence) => sentence.text);

/** The words of a text in small letters, figures included. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The least share of common words at which one sentence is another one changed. */
const leastShared = 0.5;

function originOf(sentence: string, lost: readonly string[]): Pick<AddedSentence, 'origin'> {
  const words = wordsOf(sentence);
  const [best] = lost
    .map((origin) => ({ origin, share: shared(words, wordsOf(origin)) }))
    .filter(({ share }) => share >= leastShared)
    .sort((a, b) => b.share - a.share);
  return best ? { origin: best.origin } : {};
}

/** How many of the words of the shorter sentence stand in the other one, 0 to 1. */
function shared(one: readonly string[], other: readonly string[]): number {
  const shorter = Math.min(one.length, other.length);
  return shorter === 0 ? 0 : (one.length - withoutWords(one, other).length) / shorter;
}

/** Returns the words that are left of the one list when those of the other are taken out, each once. */
export function withoutWords(words: readonly string[], out: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of out) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
