/** Up to here people write counts in words as well as in figures. */
const inWords = 12;

/**
 * Whether two wordings hold the same figures, in whatever format: `12.900`, `12,900` and `12 900`
 * are one. Small counts may turn into words and back.
 */
export function keepsFigures(before: string, after: string): boolean {
  const [one, other] = [figuresOf(before), figuresOf(after)];
  return isWithin(one, other) && isWithin(other, one);
}

const isWithin = (some: readonly string[], others: readonly string[]) =>
  some.every((figure) => Number(figure) <= inWords || others.includes(figure));

function figuresOf(text: string): string[] {
  const written = text.match(/\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)*/g) ?? [];
  return written.map((figure) => figure.replace(/\D/g, ''));
}
