const letter = '[a-zß-ÿœ]';

/**
 * A pattern of a word table as a global regular expression for small letters: a space is any spaces
 * or hyphens, `@` the rest of a word, `\S` no mark that ends a clause. It ends with the word; where it begins `findWords` looks.
 */
export function compilePattern(pattern: string): RegExp {
  return new RegExp(`(?:${expandPattern(pattern)})(?![a-zß-ÿœ\\d])`, 'g');
}

/** The pattern right behind or right before a place, for looking at what stands around. */
export const compileAfter = (pattern: string) => new RegExp(`^(?:${expandPattern(pattern)})(?![a-zß-ÿœ])`);
export const compileBefore = (pattern: string) =>
  new RegExp(`(?:^|[^a-zß-ÿœ\\d])(?:${expandPattern(pattern)})[ :]*$`);

/** The pattern as regular expression source; for units, which are looked for where a number ends. */
export const expandPattern = (pattern: string) =>
  pattern
    .replaceAll(' ?', '[\\s-]?')
    .replaceAll(' ', '[\\s-]+')
    .replaceAll('\\S', '[^\\s.,;:!?]')
    .replaceAll('@', `${letter}*`);
