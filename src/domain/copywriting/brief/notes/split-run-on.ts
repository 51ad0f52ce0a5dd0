import { isUnderstood } from '../../vocabulary/is-understood.ts';
import type { TermWords } from '../../vocabulary/term-words.ts';
import { topicWord } from './lexicon/topics-lexicon.ts';
import { tidy } from './split-notes.ts';

/**
 * Cuts an Italian item in which the seller left out the commas: where he turns to capitals and back
 * ("ricarica 22 kW NO colonnine fast"), and where a part of the car follows what is understood by itself
 * ("impianto gpl landi bombola sostituita nel 2020"). Anything else comes back whole.
 */
export function splitRunOn(item: string, words: TermWords): string[] {
  if (isUnderstood(tidy(item), words)) return [item];
  const typed = item.split(' ');
  for (let at = 1; at < typed.length; at++) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    const isCut = turnsLoud(before, after) || beginsAnew(before, after, words);
    if (isCut) return [before.join(' '), ...splitRunOn(after.join(' '), words)];
  }
  return [item];
}

/** Two words and more in capitals among small ones, of which one is no abbreviation. */
function turnsLoud(before: readonly string[], after: readonly string[]): boolean {
  if (joins.test(before.at(-1) ?? '') || joins.test(after[0] ?? '')) return false;
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
  return isUnderstood(tidy(before.join(' ')), words) && saysMore.test(after.slice(1).join(' '));
}

/** Words that do not end an item, nor begin one. */
const joins =
  /^(?:di|del|dell[aoe]|dei|degli|d['’]\S*|a|ad|al|all[aoe]|ai|da|dal|dall[ao]|in|nel|nell[ao]|con|su|sul|sull[ao]|per|tra|fra|e|ed|o|oppure|ma|che|il|lo|la|i|gli|le|un|uno|una|più|meno|no|non|senza|nessun\p{L}?|solo|mai|kit|sensore|sensori|spia|avaria|pompa|cover|comandi|lato|tipo)$/iu;

/** What undoes the words before it. */
const turns = /(?<!\p{L})(?:no|non|senza|manca\p{L}*|smontat\p{L}|esclus\p{L})$/iu;

/** A figure, a participle or a state: the words are about the part and no name of it. */
const saysMore =
  /\d|(?<!\p{L})(?:ok|nuov[oaie]|perfett[oaie]|\p{L}{3,}(?:at|ut|it|tt|st|rt|es|os)[oaie])(?!\p{L})/iu;
