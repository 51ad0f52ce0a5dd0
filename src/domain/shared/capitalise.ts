/** Returns a text with its first letter large; one that begins with no small letter stays as it is. */
export const capitalise = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
