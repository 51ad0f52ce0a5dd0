import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import { spelledOut } from '../../vocabulary/says-the-same.ts';
import type { TermWords } from '../../vocabulary/term-words.ts';
import { isOnlyAsTyped } from './lexicon/only-as-typed.ts';
import { tidy } from './split-notes.ts';

/**
 * Cuts an item of which the whole says something else than its two halves: "2 proprietari doppie chiavi" is no
 * double owner. Where both halves are understood and no small word joins them, each is an item of its own.
 */
export function splitMisread(item: string, words: TermWords): string[] {
  const whole = findMeanings(item, words);
  if (whole.length < 2 || isOnlyAsTyped(tidy(item))) return [item];
  const typed = item.split(' ');
  for (let at = 1; at < typed.length; at++) {
    const [before, after] = [typed.slice(0, at).join(' '), typed.slice(at).join(' ')];
    if (
      joins.test(typed[at - 1] ?? '') ||
      /^(?:19|20)\d\d(?!\d)/u.test(after) ||
      !beginsThing(after, before.length + 1, whole)
    )
      continue;
    if (!isUnderstood(tidy(before), words) || !isUnderstood(tidy(after), words)) continue;
    const halves = [...findMeanings(tidy(before), words), ...findMeanings(tidy(after), words)];
    if (halves.length !== whole.length || halves.some((half, index) => !isSame(half, whole[index])))
      return [before, ...splitMisread(after, words)];
  }
  return [item];
}

const isSame = (one: Meaning, other: Meaning | undefined) =>
  other !== undefined && spelledOut(one) === spelledOut(other);

const joins =
  /[,:(]$|^(?:e|ed|o|con|e\/o|\+|&|di|del|dell[ao]|da|a|al|alla|in|su|sul|per|no|non|senza|scad(?:enza)?|fino|entro|valid[oaie])$/iu;

/** Whether a thing is named from here on, perhaps with how many there are before it. */
const beginsThing = (after: string, from: number, whole: readonly Meaning[]) => {
  const counted = /^(?:doppi\p{L}+|due|tre|quattro|\d) /iu.exec(after)?.[0].length ?? 0;
  return whole.some(({ start }, index) => index > 0 && (start === from || start === from + counted));
};
