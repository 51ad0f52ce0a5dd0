/** Returns words that began a line of the notes as they stand inside a sentence; a name in capitals stays as it is. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
