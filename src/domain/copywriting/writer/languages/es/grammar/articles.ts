/** Gender and number, as every Spanish article wants to know them. */
export interface NounPhrase {
  text: string;
  gender: Gender;
  plural?: boolean;
}

export type Gender = 'm' | 'f';

/** "el techo", "la berlina", "los faros", "las llantas". */
export function withArticle({ text, gender, plural = false }: NounPhrase): string {
  return `${gender === 'm' ? (plural ? 'los' : 'el') : plural ? 'las' : 'la'} ${text}`;
}

/** "un SUV", "una berlina"; a plural goes without. */
export function withIndefinite({ text, gender, plural = false }: NounPhrase): string {
  if (plural) return text;
  return `${gender === 'm' ? 'un' : 'una'} ${text}`;
}

/** "de el", "a el" → "del", "al": phrases are written without caring what a slot begins with. */
export function contract(text: string): string {
  return text
    .replace(/(^|[^\p{L}])([Dd])e el (?=\S)/gu, '$1$2el ')
    .replace(/(^|[^\p{L}])([Aa]) el (?=\S)/gu, '$1$2l ');
}
