import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../../vocabulary/defects.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import { calmCase } from './calm-case.ts';
import { isUnfitAbroad } from './lexicon/unfit-abroad.ts';
import type { Note } from './note.ts';

/** One item of notes in a language other than Italian, as typed; undefined when it is not fit to be repeated. */
export function readForeignNote(item: string, language: Exclude<Language, 'it'>): Note | undefined {
  if (!isFit(item)) return undefined;
  const words = allTermWords[language];
  const text = calmCase(item, language);
  const found = findMeanings(text, words);
  return {
    kind: kindOf(found),
    shape: 'noun',
    text,
    noun: undefined,
    concept: undefined,
    language,
    meanings: isUnderstood(text, words) ? found : [],
  };
}

/** What must be said weighs more than what may be. */
function kindOf(meanings: readonly Meaning[]): Note['kind'] {
  const kinds = meanings.map(kindOfMeaning);
  return (['damage', 'state'] as const).find((kind) => kinds.includes(kind)) ?? kinds[0] ?? 'equipment';
}

const isFit = (text: string) =>
  text.length >= 2 &&
  text.length <= 180 &&
  text.split(' ').length <= 24 &&
  /\p{L}{2}|\p{L}\p{N}/u.test(text) &&
  !/[^\p{Script=Latin}\p{N}\p{M} .,:'’&+/%€£°"²³-]/u.test(text) &&
  !/\p{L}{36}/u.test(text) &&
  !isUnfitAbroad(text);
