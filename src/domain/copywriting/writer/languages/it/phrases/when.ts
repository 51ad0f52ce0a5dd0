/** A phrase under one condition more. */
export function when(condition: string, phrase: string): string {
  return `${condition} ${phrase.includes(' :: ') ? '&' : '::'} ${phrase}`;
}
