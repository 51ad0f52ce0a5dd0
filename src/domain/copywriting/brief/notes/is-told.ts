import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import { saysTheSame } from '../../vocabulary/says-the-same.ts';
import type { TermWords } from '../../vocabulary/term-words.ts';
import type { Note } from './note.ts';

/** The share of a note's own words that a text must hold to tell it. */
const enough = 0.6;

/**
 * Returns whether a text tells a note, whoever wrote it: what it means, in any words of the text's language, or,
 * when it is not understood, most of its own words.
 */
export function isTold({ meanings, text: words }: Note, text: string, terms: TermWords): boolean {
  if (holdsWords(words, text)) return true;
  if (meanings.length === 0) return false;
  // Sentence by sentence: what one says is not said of the things of the next.
  const found = text.split(/(?<=[.?!»”])\s+/u).flatMap((sentence) => findMeanings(sentence, terms));
  return meanings.every((meaning) =>
    found.some((said) => saysTheSame(said, meaning) && (!isDamage(meaning) || isDamage(said))),
  );
}

const isDamage = (meaning: Meaning) => kindOfMeaning(meaning) === 'damage';

function holdsWords(words: string, text: string): boolean {
  const stems = stemsOf(words);
  const held = new Set(stemsOf(text));
  return stems.length > 0 && stems.filter((stem) => held.has(stem)).length >= enough * stems.length;
}

/** The beginnings of the words that carry a meaning, and the figures. */
const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? []).map((word) => word.slice(0, 5));
