/** 12900 → "12.900". */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

const words = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'];

/** Small counts in letters. */
export const inLetters = (count: number) => words[count] ?? String(count);
