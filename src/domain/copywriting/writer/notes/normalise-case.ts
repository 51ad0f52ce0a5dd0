import { nouns } from './lexicon/nouns-lexicon.ts';
import { properNames } from './lexicon/proper-names.ts';

/** Lower case but for names and abbreviations: "TETTO PANORAMICO" and "Cavo di ricarica" calm down. */
export function normaliseCase(item: string): string {
  const shouted = item === item.toUpperCase() && /\p{Lu}{4}/u.test(item);
  const words = item.split(' ').map((word, index) => {
    const letters = word.replace(/[^\p{L}]/gu, '');
    const known = properNames.get(word.toLowerCase());
    if (known) return known;
    if (letters === letters.toUpperCase() && letters.length > 1) {
      return shouted
        ? letters.length > 3 || lowerWords.has(word.toLowerCase())
          ? word.toLowerCase()
          : word
        : letters.length > 5
          ? word.toLowerCase()
          : word;
    }
    if (index === 0 && /^\p{Lu}\p{Ll}*[’'-]?\p{Ll}*$/u.test(word) && isCommon(word))
      return word.toLowerCase();
    return isTitled(item) ? word.toLowerCase() : word;
  });
  return words.join(' ');
}

/** A foreign name ends in a consonant (Meridian, Harman); an Italian word does not. */
const isCommon = (word: string) => /[aeiouàèéìòù’']$/iu.test(word) || nouns.has(word.toLowerCase());

const lowerWords = new Set([
  'di',
  'da',
  'in',
  'con',
  'per',
  'a',
  'e',
  'al',
  'su',
  'the',
  'del',
  'mai',
  'non',
  'due',
  'tre',
  'una',
  'uno',
]);

/** "Cerchi In Lega" : every word with a capital is a habit, not a name. */
function isTitled(item: string): boolean {
  const words = item.split(' ').filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 2 &&
    words.every((word) => /^[^\p{L}]*\p{Lu}\p{Ll}*/u.test(word) && word !== word.toUpperCase())
  );
}
