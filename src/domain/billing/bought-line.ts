/**
 * The line that says what a document is for: what was bought last, wherever the rests given back stand;
 * a credit note has no other.
 */
export const boughtLine = <Line extends { amountCents: number }>(lines: readonly Line[]): Line | undefined =>
  lines.findLast(({ amountCents }) => amountCents > 0) ?? lines.at(-1);
