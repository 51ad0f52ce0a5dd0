import { defaultLanguage, type Language, languages } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { measureUnderstanding } from '../../vocabulary/measure-understanding.ts';
import { languageOfSmallWords } from './small-words.ts';

/** The language that most items of some notes are understood or plainly written in; Italian unless another is ahead. */
export function findLanguage(items: readonly string[]): Language {
  const read = items.filter((item) => /\p{L}{2}/u.test(item)).slice(0, mostItems);
  const scores = languages.map((language) => ({ language, score: scoreOf(read, language) }));
  const italian = scores.find(({ language }) => language === defaultLanguage)?.score ?? 0;
  if (italian >= read.length) return defaultLanguage;
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score >= italian + ahead ? best.language : defaultLanguage;
}

/** The language of one item among notes of another one: that of the notes unless only another one understands it, or it is plainly written in another; codes have none. */
export function languageOfItem(item: string, main: Language): Language {
  if (isUnderstood(item, allTermWords[main]) || !/\p{L}{4}/u.test(item)) return main;
  return (
    languages.find((language) => language !== main && isUnderstood(item, allTermWords[language])) ??
    languageOfSmallWords(item) ??
    main
  );
}

/** Enough to tell a language by. */
const mostItems = 40;
const ahead = 0.6;

/** An item half understood says less than half: many words look alike in neighbouring languages. */
function scoreOf(items: readonly string[], language: Language): number {
  return items.reduce((sum, item) => {
    const share = measureUnderstanding(item, allTermWords[language]);
    return sum + (share === 1 || languageOfSmallWords(item) === language ? 1 : share / 3);
  }, 0);
}
