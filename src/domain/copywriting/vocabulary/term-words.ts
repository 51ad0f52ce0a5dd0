import type { Modifier } from './meaning.ts';
import type { Term } from './terms.ts';

/**
 * How a thing behaves in a sentence: its gender (English nouns are `n`) and, with `p`, that it is a
 * plural; `v` is not a thing but what a car is or has done, said after its subject.
 */
export type WordClass = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'np' | 'v';

/**
 * A term in one language: how it behaves, what to say, and the pattern (regular expression source,
 * read in any case, at word boundaries) by which texts and notes are understood. What is said is
 * always understood again.
 */
export type TermWord = readonly [wordClass: WordClass, say: string, read: string];

/** One language's words for things and what may be said of them; the compiler asks for every one. */
export interface TermWords {
  terms: Record<Term, TermWord>;
  /** Patterns of the modifiers; how they are said is the writer's affair. */
  modifiers: Record<Modifier, string>;
  /** Words that carry no meaning between the others: articles, prepositions, "con", "di". */
  fillers: string;
  /** What turns a thing into its absence: "senza", "no", "mai"; understood as `missing` or left alone. */
  negations: string;
}
