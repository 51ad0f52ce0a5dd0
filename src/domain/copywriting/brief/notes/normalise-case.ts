import { nouns } from './lexicon/nouns-lexicon.ts';
import { properNames } from './lexicon/proper-names.ts';
import { isItalian } from './lexicon/words-lexicon.ts';

/** "TETTO PANORAMICO" and "Cavo Di Ricarica" calm down; names and acronyms keep or regain their capitals. */
export function normaliseCase(item: string): string {
  const typed = item.replace(/ (?:km|pollici|quintali|esposta|IVA esclusa)(?!\p{L})/gu, '');
  const count = (pattern: RegExp) => typed.match(pattern)?.length ?? 0;
  const isShouted = count(/\p{Lu}/gu) > 1.2 * count(/\p{Ll}/gu) && /\p{Lu}{4}/u.test(typed);
  const calmed = isShouted || isTitled(item);
  return item
    .split(' ')
    .map((word, index) =>
      word
        .split(/(?=[/+])|(?<=[/+])/u)
        .map((part) => cased(part, isShouted, calmed || index === 0))
        .join(''),
    )
    .join(' ');
}

/** "Cerchi In Lega": every word with a capital is a habit, not a name. */
function isTitled(item: string): boolean {
  const words = item.split(' ').filter((word) => /\p{L}/u.test(word));
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

function cased(word: string, isShouted: boolean, isHabit: boolean): string {
  const small = word.toLowerCase();
  const known = properNames.get(small);
  if (known) return known;
  const [, elided = '', rest = word] = /^(\p{L}{1,4}[’'])(\p{L}+)$/u.exec(word) ?? [];
  if (elided) return elided.toLowerCase() + cased(rest, isShouted, isHabit);
  if (isOrdinary(small)) return !isHabit || (/^\p{Lu}$/u.test(word) && !isShouted) ? word : small;
  if (!isShouted) return word;
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return /^[AEIO]$/u.test(word) ? small : word;
  if (letters.length <= 3 || /\d/u.test(word) || !/[AEIOUÀÈÉÌÒÙ]/u.test(word)) return word;
  return /[aeiouàèéìòù]$/u.test(small) && letters.length > 4 ? small : word.charAt(0) + small.slice(1);
}

const isOrdinary = (word: string) => nouns.has(word) || isItalian(word);
