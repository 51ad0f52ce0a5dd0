/** 12900 → "12,900". */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small counts in letters. */
export const inLetters = (count: number) => words[count] ?? formatNumber(count);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "March 2027", or "2027". */
export function sayDate({ year, month }: { year: number; month?: number }): string {
  const name = month === undefined ? undefined : months[month - 1];
  return name ? `${name} ${year}` : String(year);
}
