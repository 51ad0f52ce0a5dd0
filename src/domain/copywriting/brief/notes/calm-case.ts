import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { readTokens } from '../../vocabulary/reading/read-tokens.ts';
import { indexOf } from '../../vocabulary/reading/term-index.ts';
import { properNames } from './lexicon/proper-names.ts';

/** "HEATED SEATS" and "Heated Seats" calm down in any language; names and codes keep their capitals. */
export function calmCase(item: string, language: Language): string {
  const isShouted = /\p{Lu}{4}/u.test(item) && count(item, /\p{Lu}/gu) > 1.2 * count(item, /\p{Ll}/gu);
  const isHabit = isShouted || (language !== 'de' && isTitled(item));
  let calm = '';
  let at = 0;
  for (const token of readTokens(item, indexOf(allTermWords[language]))) {
    const typed = item.slice(token.start, token.end);
    const isFirst = at === 0;
    calm += item.slice(at, token.start);
    at = token.end;
    if (token.is === 'name' || token.is === 'unknown') calm += isShouted ? capitalised(typed) : typed;
    else if (!isHabit && !(isFirst && language !== 'de')) calm += typed;
    else calm += inWords(typed, (word) => small(word, isShouted, language === 'de' && token.is === 'term'));
  }
  return inWords(calm + item.slice(at), (word) => properNames.get(word.toLowerCase()) ?? word);
}

function small(word: string, isShouted: boolean, isNoun: boolean): string {
  const isCode = /\d/u.test(word) || (/^\p{Lu}{2,4}$/u.test(word) && (!isShouted || word.length < 4));
  if (isCode || (!isShouted && !/^\p{Lu}\p{Ll}+$/u.test(word))) return word;
  return isNoun ? capitalised(word) : word.toLowerCase();
}

const capitalised = (word: string) => (word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word);

const inWords = (text: string, change: (word: string) => string) =>
  text.replace(/[\p{L}\p{N}]+(?:[-'’+][\p{L}\p{N}]+)*/gu, change);

function isTitled(item: string): boolean {
  const words = item.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
