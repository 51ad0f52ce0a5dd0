/** Longest notes a brief may carry, in UTF-16 units. */
export const maxNotesLength = 10_000;
