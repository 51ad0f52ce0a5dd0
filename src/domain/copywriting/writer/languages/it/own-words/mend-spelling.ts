import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import { isItalian } from '../../../../brief/notes/lexicon/words-lexicon.ts';
import { formsOf } from '../grammar/word-forms.ts';
import { loanWords } from '../lexicon/loan-words.ts';
import { knownNounOf } from './own-nouns-lexicon.ts';

/**
 * Returns words with a consonant that was forgotten, or in a noun of the trade typed twice, put right: "prezo",
 * "garranzia". No list holds verbs: "azzera" is not mended to an adjective.
 */
export const mendSpelling = (text: string): string =>
  text.replace(/(?<![\p{L}\d'’-])\p{Ll}{5,}(?![\p{L}\d-])/gu, (word) => {
    if (isWord(word) || hasVerb(word, 'it')) return word;
    const [only, ...others] = spellings(word).filter(
      (spelt) => isNounOrAdjective(spelt) && (spelt.length > word.length || knownNounOf(spelt) !== undefined),
    );
    return only && others.length === 0 ? only : word;
  });

const isWord = (word: string) => isNounOrAdjective(word) || isItalian(word) || loanWords.has(word);

const isNounOrAdjective = (word: string) => {
  const { nouns, adjectives } = formsOf(word);
  return knownNounOf(word) !== undefined || nouns.length + adjectives.length > 0;
};

/** A word with one of its consonants doubled, or one of its doubled ones single. */
const spellings = (word: string) =>
  [...word.matchAll(/(?<=\p{L})([b-df-hj-np-tv-z])(\1)?(?=\p{L})/gu)].map(
    ({ 0: found, 1: letter = '', 2: twice, index }) =>
      word.slice(0, index) + (twice ? letter : letter + letter) + word.slice(index + found.length),
  );
