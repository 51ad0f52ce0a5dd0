import { type Language, languages } from '#domain/shared/languages.ts';

/** Articles, prepositions and auxiliaries: they tell the language of a sentence about whatever it is. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  it: new Set(
    'il lo la i gli le un una di del della dei delle dal dalla da nel nella sul sulla con per che non è sono ha stata stato e ma anche si al alla l'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an of with and is was are were has had have been by at on in its for not from this to but or'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine und mit von bei im am ist sind wurde wurden hat auf für nicht aus zum zur aber auch es'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les un une des du de et est a été au aux avec sur dans pour pas par sont ne mais l d c qu n'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una de del y con es se ha por para en al sin está su son pero a lo'.split(' '),
  ),
};

/** So many more small words than any other language has make one plain. */
const ahead = 2;

/** Returns the language whose small words a piece of notes has most of; undefined where none is far ahead. */
export function languageOfSmallWords(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = languages
    .map((language) => ({ language, count: words.filter((word) => smallWords[language].has(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first && second && first.count >= second.count + ahead ? first.language : undefined;
}
