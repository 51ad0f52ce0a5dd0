import { nouns } from './lexicon/nouns-lexicon.ts';
/** How a noun behaves: gender and number. */
export interface Noun {
  gender: 'm' | 'f';
  plural: boolean;
}

/** A count takes no article: "2 chiavi", "sette posti". */
export const isCounted = (phrase: string) =>
  /^(?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove) \p{L}/iu.test(phrase);

/** Gender and number of the noun a phrase begins with; undefined when the lexicon does not know it. */
export function nounOf(phrase: string): Noun | undefined {
  if (isCounted(phrase)) return { gender: 'm', plural: true };
  const words = phrase.toLowerCase().replace(/[’']/g, "'").split(/[ /]/);
  const [first = ''] = words;
  return nouns.get(words.slice(0, 2).join(' ')) ?? nouns.get(first.replace(/'s$/, ''));
}
