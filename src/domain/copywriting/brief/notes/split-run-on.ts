import { isUnderstood } from '../../vocabulary/is-understood.ts';
import type { TermWords } from '../../vocabulary/term-words.ts';
import { isOnlyAsTyped } from './lexicon/only-as-typed.ts';
import { topicWord } from './lexicon/topics-lexicon.ts';
import { tidy } from './split-notes.ts';

/**
 * Cuts an Italian item in which the seller left out the commas: where he turns to capitals and back
 * ("ricarica 22 kW NO colonnine fast"), where a part of the car follows what is understood by itself ("impianto
 * gpl landi bombola sostituita nel 2020"), around names among known things ("clima R-Link gancio traino") and around
 * the power ("FK2 310cv stock").
 * Anything else comes back whole.
 */
export function splitRunOn(item: string, words: TermWords): string[] {
  if (isUnderstood(tidy(item), words) || isOnlyAsTyped(tidy(item))) return [item];
  const typed = item.split(' ');
  for (let at = 1; at < typed.length; at++) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    const isCut = turnsLoud(before, after) || beginsAnew(before, after, words) || endsPower(before, after);
    if (isCut) return [before.join(' '), ...splitRunOn(after.join(' '), words)];
  }
  return splitKnown(typed, words) ?? [item];
}

/** Before or behind "310cv", "310 cv": the power stands by itself, unless a small word ties it to its neighbour. */
function endsPower(before: readonly string[], after: readonly string[]): boolean {
  const [last = '', next = ''] = [before.at(-1) ?? '', after[0] ?? ''];
  if (joins.test(last) || joins.test(next) || /[/(]$/u.test(last) || /^[/)(]/u.test(next)) return false;
  const starts = /^\d{2,3}cv$/iu.test(next) || (/^\d{2,3}$/u.test(next) && /^cv$/iu.test(after[1] ?? ''));
  return starts ? !/^(?:motore|potenza)$/iu.test(last) : powerAlone.test(before.join(' '));
}

const powerAlone = /^\d{2,3} ?cv$/iu;

/** Two words and more in capitals among small ones, of which one is no abbreviation. */
function turnsLoud(before: readonly string[], after: readonly string[]): boolean {
  if (joins.test(before.at(-1) ?? '') || joins.test(after[0] ?? '')) return false;
  if (![...before, ...after].some((word) => /\p{Ll}{3}/u.test(word))) return false;
  const loud = (words: readonly string[]) => {
    const quiet = words.findIndex((word) => !isLoud(word));
    const run = quiet < 0 ? words : words.slice(0, quiet);
    return run.length > 1 && run.some((word) => /\p{Lu}{4}/u.test(word));
  };
  const starts = isQuiet(before.at(-1) ?? '') && loud(after);
  const ends = isQuiet(after[0] ?? '') && loud(before.toReversed());
  return (starts && before.length > 1) || (ends && after.length > 1 && topicWord.test(after[0] ?? ''));
}

const isLoud = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}|\d/u.test(word);
const isQuiet = (word: string) => /\p{Ll}/u.test(word) || /^\d+$/u.test(word);

function beginsAnew(before: readonly string[], after: readonly string[], words: TermWords): boolean {
  if (before.length < 2 || after.length < 2 || !topicWord.test(after[0] ?? '')) return false;
  if (joins.test(before.at(-1) ?? '') || turns.test(after.join(' '))) return false;
  const isClosed =
    /\)$|\d$|(?<!\p{L})(?:nuov|perfett)[oaie]$/iu.test(before.at(-1) ?? '') && startsKnown(after, words);
  return (isClosed || isUnderstood(tidy(before.join(' ')), words)) && saysMore.test(after.slice(1).join(' '));
}

/** Whether two words or more from the first on are understood together. */
const startsKnown = (typed: readonly string[], words: TermWords) =>
  [2, 3, 4].some((many) => many <= typed.length && isUnderstood(tidy(typed.slice(0, many).join(' ')), words));

/** The longest stretch of words that is looked up as one thing, and the longest item that is gone through. */
const longestThing = 6;
const longestItem = 24;

/**
 * Parts an item into things that are understood and the names between them, where every other word is one: an
 * adjective or a participle beside a thing would be about it.
 */
function splitKnown(typed: readonly string[], words: TermWords): string[] | undefined {
  if (typed.length < 3 || typed.length > longestItem) return undefined;
  const pieces: { text: string; isKnown: boolean }[] = [];
  for (let at = 0; at < typed.length; ) {
    const known = knownFrom(typed, at, words);
    const last = pieces.at(-1);
    const word = typed[at] ?? '';
    if (known > 0) pieces.push({ text: typed.slice(at, at + known).join(' '), isKnown: true });
    else if (!isName(word)) return undefined;
    else if (last && !last.isKnown) last.text += ` ${word}`;
    else pieces.push({ text: word, isKnown: false });
    at += Math.max(1, known);
  }
  return pieces.filter(({ isKnown }) => isKnown).length > 0 && pieces.length > 1
    ? pieces.map(({ text }) => text)
    : undefined;
}

/** How many words from a place on are understood together, at most; 0 of none. */
function knownFrom(typed: readonly string[], at: number, words: TermWords): number {
  for (let many = Math.min(longestThing, typed.length - at); many > 0; many--) {
    const thing = typed.slice(at, at + many);
    const next = typed[at + many] ?? '';
    if (joins.test(thing[0] ?? '') || joins.test(thing.at(-1) ?? '') || joins.test(next)) continue;
    if (isUnderstood(tidy(thing.join(' ')), words)) return many;
  }
  return 0;
}

/** A code or a foreign word: it says nothing of the thing beside it. */
const isName = (word: string) =>
  /\d/u.test(word)
    ? !/^\d+(?:[.,]\d+)?(?:%|€|mila|k|km|mm|a|x\d*)?$/iu.test(word)
    : /^[\p{L}-]{2,}$/u.test(word) &&
      /[^aeiouàèéìòù]$/iu.test(word) &&
      !joins.test(word) &&
      !halves.test(word);

/** Half words, which may be adjectives. */
const halves =
  /^(?:ok|nuov|orig|post|ant|dx|sx|el|elettr|autom|man|risc|compl|incl|escl|rotti?|non?|km|cv|kw)$/iu;

/** Words that do not end an item, nor begin one. */
const joins =
  /^(?:di|del|dell[aoe]|dei|degli|d['’]\S*|a|ad|al|all[aoe]|ai|da|dal|dall[ao]|in|nel|nell[ao]|con|su|sul|sull[ao]|per|x|tra|fra|e|ed|o|oppure|ma|però|che|il|lo|la|i|gli|le|un|uno|una|più|meno|no|non|senza|manca\p{L}*|nessun\p{L}?|solo|mai|kit|sensore|sensori|spia|avaria|pompa|cover|comandi|lato|tipo|come|tranne|scad(?:enza)?|fino|entro)$/iu;

/** What undoes the words before it. */
const turns = /(?<!\p{L})(?:no|non|senza|manca\p{L}*|smontat\p{L}|esclus\p{L})$/iu;

/** A figure, a participle or a state: the words are about the part and no name of it. */
const saysMore =
  /\d|(?<!\p{L})(?:ok|nuov[oaie]|perfett[oaie]|a carico|\p{L}{3,}(?:at|ut|it|tt|st|rt|es|os)[oaie])(?!\p{L})/iu;
