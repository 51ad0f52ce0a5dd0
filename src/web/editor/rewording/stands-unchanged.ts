import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import type { SentencePlace } from './sentence-place.ts';

/** Tells whether a sentence still reads as it did, with nothing joined to it. */
export const standsUnchanged = ({ text, start, end, sentence }: SentencePlace): boolean =>
  text.slice(start, end) === sentence &&
  splitSentences(text).some((one) => one.start === start && one.end === end);
