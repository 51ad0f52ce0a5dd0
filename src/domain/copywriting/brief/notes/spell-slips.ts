import { capitalise } from '#domain/shared/capitalise.ts';
import { tradeWords } from './lexicon/trade-words.ts';

/**
 * Returns notes with the long words of the trade put right where one letter is missing, too many or has changed places
 * with its neighbour: "garazia", "consegan", "apuntamento".
 */
export const spellSlips = (text: string): string =>
  text.replace(longWord, (typed) => {
    const word = typed.toLowerCase();
    if (known.has(word)) return typed;
    const near = shortened(word).flatMap((short) => byShortened.get(short) ?? []);
    const meant = near.find((other) => isSlip(word, other));
    return meant ? inCaseOf(typed, meant) : typed;
  });

const longWord = /(?<![\p{L}\d.@/'’-])\p{L}{6,}(?![\p{L}\d@-])/gu;

const known: ReadonlySet<string> = new Set(tradeWords);

/** The word itself, and without each of its letters. */
const shortened = (word: string) => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Words of the trade by what is left of them without one letter. */
const byShortened = new Map<string, string[]>();
for (const word of tradeWords)
  for (const short of shortened(word)) byShortened.set(short, [...(byShortened.get(short) ?? []), word]);

/**
 * One slip apart, and no other word of the language: these begin alike and end alike, as "consegnate" and "consegnata",
 * "portata" and "portate" do not.
 */
function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false;
  const from = [...meant].findIndex((letter, at) => letter !== typed[at]);
  const isSwapped =
    typed.length === meant.length &&
    typed[from] === meant[from + 1] &&
    typed[from + 1] === meant[from] &&
    typed.slice(from + 2) === meant.slice(from + 2);
  if (isSwapped) return true;
  if (typed.at(-1) !== meant.at(-1)) return false;
  if (typed.length < meant.length) return typed === meant.slice(0, from) + meant.slice(from + 1);
  if (typed.at(-2) !== meant.at(-2)) return false;
  return typed.length > meant.length && meant === typed.slice(0, from) + typed.slice(from + 1);
}

/** As loud as it was typed. */
function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? capitalise(word) : word;
}
