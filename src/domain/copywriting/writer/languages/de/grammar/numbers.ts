/** 12900 → "12.900", 1.5 → "1,5". */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

const words = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Small counts in letters, as German prints them up to twelve. */
export const inLetters = (count: number) => words[count] ?? String(count);

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** "März 2027", or the year alone. */
export function formatDate({ year, month }: { year: number; month?: number }): string {
  const name = month === undefined ? undefined : months[month - 1];
  return name ? `${name} ${year}` : String(year);
}
