import { nouns } from './lexicon/nouns-lexicon.ts';
import type { Noun } from './note.ts';

/** Gender and number of the noun a phrase begins with; undefined when the lexicon does not know it. */
export function nounOf(phrase: string): Noun | undefined {
  const words = phrase.toLowerCase().replace(/[’']/g, "'").split(' ');
  return nouns.get(words.slice(0, 2).join(' ')) ?? nouns.get(words[0] ?? '');
}
