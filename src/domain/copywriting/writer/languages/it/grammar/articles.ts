/** Gender and number, as every Italian article wants to know them. */
export interface NounPhrase {
  text: string;
  gender: 'm' | 'f';
  plural?: boolean;
}

/** "il tetto", "lo spoiler", "l'auto", "i fari", "gli specchietti", "le ruote". */
export function withArticle(noun: NounPhrase): string {
  return join(definite(noun), noun.text);
}

/** "un SUV", "uno spoiler", "una berlina", "un'auto". */
export function withIndefinite(noun: NounPhrase): string {
  if (noun.gender === 'm') return `${isHard(noun.text) ? 'uno' : 'un'} ${noun.text}`;
  return startsWithVowel(noun.text) ? `un'${noun.text}` : `una ${noun.text}`;
}

export type Preposition = 'a' | 'di' | 'da' | 'in' | 'su' | 'con';

const stems = { a: 'a', di: 'de', da: 'da', in: 'ne', su: 'su', con: 'con' } as const;

/** "al cambio", "della berlina", "nell'abitacolo", "con il motore". */
export function withPreposition(preposition: Preposition, noun: NounPhrase): string {
  const article = definite(noun);
  if (preposition === 'con') return `con ${join(article, noun.text)}`;
  const contracted = { il: 'l', i: 'i', gli: 'gli', lo: 'llo', la: 'lla', le: 'lle', "l'": "ll'" }[article];
  return join(stems[preposition] + contracted, noun.text);
}

type Definite = 'il' | 'lo' | 'la' | "l'" | 'i' | 'gli' | 'le';

function definite({ text, gender, plural }: NounPhrase): Definite {
  if (gender === 'f') return plural ? 'le' : startsWithVowel(text) ? "l'" : 'la';
  if (plural) return isHard(text) || startsWithVowel(text) ? 'gli' : 'i';
  return startsWithVowel(text) || spelledOut.test(text) ? "l'" : isHard(text) ? 'lo' : 'il';
}

/** Figures read with a vowel first: otto, ottanta, ottocento, ottomila, undici, undicimila. */
const vowelFigure = /^(?:8|11(?!\d))/;

/** The masculine "L200" is read "elle duecento": l'L200, sull'L200. */
const spelledOut = /^[FLMNRSX]\d/;

/** Codes such as A3, i20 or e-208 are read letter by letter and take the full article. */
const startsWithVowel = (text: string) =>
  vowelFigure.test(text) ||
  (/^(?:h(?!atch))?[aeiouàèéìòù]/iu.test(text) &&
    !/^[a-z]{1,2}\d|^[a-z]-|^[A-Z] |^uconnect|^webasto/iu.test(text));

const isHard = (text: string) => /^(?:s[bcdfghlmnpqrtv]|z|gn|ps|pn|x|y[aeiou])/iu.test(text);

const join = (article: string, text: string) =>
  article.endsWith("'") ? article + text : `${article} ${text}`;
