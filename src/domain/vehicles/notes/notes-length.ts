/** Longest notes a brief may carry, in UTF-16 units. */
export const maxNotesLength = 10_000;

/** Longest words of notes and longest sentence for them that are remembered, in UTF-16 units: longer ones are prose, which nobody types twice. */
export const maxWordingLength = 300;
