import type { HardFail } from './hard-fail.ts';

/** More than a dozen things in one row are a list, not a sentence. */
export function findDumpedNotes(text: string): HardFail[] {
  return text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => sentence.split(/,\s|\se\s/).length > 14)
    .map((sentence) => ({ rule: 'dumped-notes', excerpt: sentence.slice(0, 60) }));
}
