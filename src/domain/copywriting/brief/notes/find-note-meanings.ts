import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';

/** What an Italian note says: as it is put, or else as it was typed; nothing when no wording is understood in full. */
export function findNoteMeanings(...wordings: readonly string[]): readonly Meaning[] {
  const words = allTermWords.it;
  const understood = wordings
    .map((wording) => wording.replaceAll('@', 'a'))
    .find((wording) => isUnderstood(wording, words));
  return understood === undefined ? [] : findMeanings(understood, words);
}
