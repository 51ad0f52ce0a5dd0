const letter = '[a-zß-ÿœ]';

/**
 * A pattern of a word table as a global regular expression for small letters: a space is any spaces
 * or hyphens, `@` the rest of a word. It ends with the word; where it begins `findWords` looks.
 */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(`(?:${expand(pattern)})(?![a-zß-ÿœ\\d])`, 'g');
}

/** The pattern right behind or right before a place, for looking at what stands around. */
export const compileAfter = (pattern: string) => new RegExp(`^(?:${expand(pattern)})(?![a-zß-ÿœ])`);
export const compileBefore = (pattern: string) =>
  new RegExp(`(?:^|[^a-zß-ÿœ\\d])(?:${expand(pattern)})[ :]*$`);

const expand = (pattern: string) => pattern.replaceAll(' ', '[\\s-]+').replaceAll('@', `${letter}*`);
