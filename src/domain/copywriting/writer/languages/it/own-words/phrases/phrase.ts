/** What sellers shorten to a few words, and the sentence they mean: it gets what the groups of the pattern hold. */
export type Phrase = readonly [RegExp, (a: string, b: string, c: string, d: string) => string];
