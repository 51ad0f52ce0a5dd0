import { expandAbbreviations } from '../../brief/notes/expand-abbreviations.ts';
import { locateItems } from '../../brief/notes/split-notes.ts';

/** A stretch of notes as typed, with its place (UTF-16 units, end excluded). */
export interface Stretch {
  start: number;
  end: number;
}

/** Fewer of the words found, or fewer of the stretch's words meant, and it is not the one. */
const least = 0.4;
/** Words that are told together may have stood in this many items. */
const mostItems = 4;
/** Nobody types more: each is compared with each. */
const mostCompared = 200;

/**
 * Returns what finds where in the notes words of them were typed that have since been written out ("tagliandi" of
 * "tagl"): the items that share most words with them. It answers undefined where none is alike, and always where the notes
 * have more than two hundred items.
 */
export function wordsLocator(notes: string): (words: string) => Stretch | undefined {
  const items = locateItems(notes).filter(({ text }) => text.trim() !== '');
  const stretches = (items.length > mostCompared ? [] : items).flatMap((first, at) =>
    items.slice(at, at + mostItems).map((last) => readStretch(notes, first.start, last.end)),
  );
  return (words) => {
    const wanted = wordsOf(words);
    let best: Stretch | undefined;
    let bestLikeness = least;
    for (const { place, readings } of stretches) {
      const likeness = Math.max(...readings.map((reading) => likenessOf(wanted, reading)));
      if (likeness <= bestLikeness) continue;
      bestLikeness = likeness;
      best = place;
    }
    return best && trimmed(notes, best);
  };
}

/** A stretch with its words as typed and as written out. */
function readStretch(notes: string, start: number, end: number) {
  const typed = notes.slice(start, end);
  return { place: { start, end }, readings: [wordsOf(typed), wordsOf(expandAbbreviations(typed))] };
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}+|\d+/gu)
    ?.filter((word) => word.length > 1 || /\d/u.test(word)) ?? [];

/** Of the words on both sides, the share that has its like on the other: between 0 and 1. */
function likenessOf(some: readonly string[], others: readonly string[]): number {
  const found = (from: readonly string[], among: readonly string[]) =>
    from.filter((word) => among.some((other) => isLike(word, other))).length;
  return (found(some, others) + found(others, some)) / (some.length + others.length || 1);
}

/** One begins the other, as short forms do, or they differ in their ending. */
const isLike = (word: string, other: string) =>
  word.startsWith(other) ||
  other.startsWith(word) ||
  (word.length > stem && word.slice(0, stem) === other.slice(0, stem));
const stem = 5;

function trimmed(notes: string, { start, end }: Stretch): Stretch {
  const typed = notes.slice(start, end);
  const from = start + (/^[\s(+&-]*/u.exec(typed)?.[0].length ?? 0);
  return { start: from, end: end - (/\s*$/u.exec(typed)?.[0].length ?? 0) };
}
