/** Text as the source of a regular expression that matches it letter by letter, with or without the `u` flag. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
