/** What a table of ours has under a word of the page; undefined also for `constructor` and its like. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
