import type { Sentence } from '#domain/copywriting/sentences/split-sentences.ts';

/** The text without one of its sentences; a paragraph that was nothing else goes with it. */
export function removeSentence(text: string, { start, end }: Pick<Sentence, 'start' | 'end'>): string {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  if (before === '' || after === '') return before + after;
  const gaps = [text.slice(before.length, start), text.slice(end, text.length - after.length)];
  return before + (gaps.find((gap) => gap.includes('\n')) ?? gaps[0]) + after;
}
