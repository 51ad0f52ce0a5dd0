import { languages } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isDamage } from './lexicon/damage.ts';

/** Whether a piece of the notes names a damage in any of the five languages. */
export function statesDamage(text: string): boolean {
  return (
    isDamage(text) ||
    languages.some((language) =>
      findMeanings(text, allTermWords[language]).some((meaning) => kindOfMeaning(meaning) === 'damage'),
    )
  );
}
