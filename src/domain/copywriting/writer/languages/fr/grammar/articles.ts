import { startsWithVowelSound } from './elision.ts';

export type Gender = 'm' | 'f';

/** Gender and number, as every French article wants to know them. */
export interface NounPhrase {
  text: string;
  gender: Gender;
  plural?: boolean;
}

/** "le toit", "la berline", "l’auto", "les phares". */
export function withArticle({ text, gender, plural }: NounPhrase): string {
  if (plural) return `les ${text}`;
  if (startsWithVowelSound(text)) return `l’${text}`;
  return `${gender === 'f' ? 'la' : 'le'} ${text}`;
}

/** "un SUV", "une berline", "des phares". */
export function withIndefinite({ text, gender, plural }: NounPhrase): string {
  if (plural) return `des ${text}`;
  return `${gender === 'f' ? 'une' : 'un'} ${text}`;
}

/** "de la Golf", "du Ducato", "de l’Astra", "des phares". */
export function withDe(noun: NounPhrase): string {
  if (noun.plural) return `des ${noun.text}`;
  if (noun.gender === 'f' || startsWithVowelSound(noun.text)) return `de ${withArticle(noun)}`;
  return `du ${noun.text}`;
}

/** "à la Golf", "au Ducato", "à l’Astra", "aux phares". */
export function withA(noun: NounPhrase): string {
  if (noun.plural) return `aux ${noun.text}`;
  if (noun.gender === 'f' || startsWithVowelSound(noun.text)) return `à ${withArticle(noun)}`;
  return `au ${noun.text}`;
}

/** "cette Golf", "ce Ducato", "cet utilitaire", "ces phares". */
export function withThis({ text, gender, plural }: NounPhrase): string {
  if (plural) return `ces ${text}`;
  if (gender === 'f') return `cette ${text}`;
  return `${startsWithVowelSound(text) ? 'cet' : 'ce'} ${text}`;
}
