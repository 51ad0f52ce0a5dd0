/** The space inside a number, and the one before its unit: neither lets a line break. */
const thousands = '\u202f';
const unitSpace = '\u00a0';

/** 12900 → "12 900". */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** "150 ch", "12 900 €". */
export const measure = (value: number, unit: string) => `${formatNumber(value)}${unitSpace}${unit}`;

const words = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** Small counts in letters: "cinq portes". */
export const inLetters = (count: number) => words[count] ?? String(count);
