import { unfitWords } from './lexicon/unfit-words.ts';
import type { Note } from './note.ts';

const pattern = new RegExp(`(?<!\\p{L})(?:${Object.values(unfitWords).flat().join('|')})(?!\\p{L})`, 'iu');
const foreign = /[^\p{Script=Latin}\p{N}\p{M} .,:;'’&+/%€£$°"“”«»²³ª()!?-]/u;

/** The most that is repeated of one item, in UTF-16 units. */
const longest = 300;

/** Whether a piece of notes holds a slogan, an invitation or a stereotype. */
export const holdsUnfit = (text: string): boolean => pattern.test(text);

/** Whether the words of an item that is not understood may not be repeated: slogans, invitations, stereotypes, scribbles. */
export const isUnfit = ({ text, kind }: Note): boolean =>
  kind !== 'damage' && (holdsUnfit(text) || isScribble(text));

/** Whether a piece of notes says nothing by itself: a bare figure, signs, words without an end. */
export const isScribble = (text: string) =>
  !/\p{L}{2}|\p{L}\p{N}|\p{N}x\p{N}|\p{L}&\p{L}/u.test(text) ||
  foreign.test(text) ||
  /\p{L}{36}/u.test(text) ||
  text.length > longest;
