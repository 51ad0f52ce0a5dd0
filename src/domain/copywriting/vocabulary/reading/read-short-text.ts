import type { TermWords } from '../term-words.ts';
import { type ReadText, readText } from './read-text.ts';

/** Characters of an item of notes. */
const longest = 80;
/** Items in a language: more than the equipment of a whole stock has. */
const mostKept = 3000;
const kept = new WeakMap<TermWords, Map<string, ReadText>>();

/**
 * Returns what `readText` does, for reading only, and remembers it of short texts: an item is asked about in five
 * languages and many ways before it is understood, and the cars of a stock share their equipment.
 */
export function readShortText(text: string, words: TermWords): Readonly<ReadText> {
  if (text.length > longest) return readText(text, words);
  const known = kept.get(words) ?? new Map<string, ReadText>();
  kept.set(words, known);
  const before = known.get(text);
  if (before) return before;
  const read = readText(text, words);
  if (known.size >= mostKept) known.clear();
  known.set(text, read);
  return read;
}
