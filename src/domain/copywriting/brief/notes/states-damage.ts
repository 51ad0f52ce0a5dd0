import { type Language, languages } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isDamage } from './lexicon/damage.ts';

/** Whether a piece of the notes names a damage, in its language where that is known, else in any of the five. */
export function statesDamage(text: string, language?: Language): boolean {
  return (language ? [language] : languages).some(
    (one) =>
      (one === 'it' && isDamage(text)) ||
      findMeanings(text, allTermWords[one]).some((meaning) => kindOfMeaning(meaning) === 'damage'),
  );
}
