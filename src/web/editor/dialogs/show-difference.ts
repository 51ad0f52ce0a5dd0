import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';

/** A text from the sentence where it parts from another one, so that versions can be told apart. */
export function showDifference(text: string, other: string): string {
  if (text === other) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const start = splitSentences(text).findLast((sentence) => sentence.start <= same)?.start ?? 0;
  return start === 0 ? text : `… ${text.slice(start)}`;
}
