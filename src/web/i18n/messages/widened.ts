/** The shape of a table of messages without its Italian words: what every language has to fill in. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly (infer I)[]
      ? readonly Widened<I>[]
      : { readonly [K in keyof T]: Widened<T[K]> };
