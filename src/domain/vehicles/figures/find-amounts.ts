import { parseNumber } from '../parse-number.ts';

/** A number of a line, where it stands, and what it is worth. */
export interface Amount {
  start: number;
  end: number;
  /** Its digits as typed: `12.9`, `9 900`. */
  digits: string;
  /** Undefined for digits that are no number: `12.5.00`. */
  value: number | undefined;
  /** It is said in thousands: `98mila`, `12,9k`. */
  isInThousands: boolean;
}

const grouped = String.raw`\d{1,3}(?:[ ']\d{3})+(?:[.,]\d{1,2})?(?![.,']?\d)`;
const plain = String.raw`\d+(?:[.,']\d+)*`;
/** `8.500,-`, `8.500.-`, `8.500,--`. */
const noCents = String.raw`(?:[.,] ?[-–—]{1,2}(?!\d))?`;
/** `98mila`, `12,9k`, `98 Tsd.`, `98 tkm`, `12 T€`. */
const thousands = String.raw`(?: ?(?:k(?=€|eur|\P{L}|$)|(?:mila|mille|mil|tsd\.?)(?!\p{L})|t(?= ?(?:km|€|eur))))?`;
/** Percentages are no amounts: `+ IVA 22%`. */
const amount = new RegExp(`(?:${grouped}|${plain})(?!\\d| ?%)${noCents}${thousands}`, 'giu');

/** Returns the numbers of a line, in their order. */
export function findAmounts(line: string): Amount[] {
  return [...line.matchAll(amount)].map((match) => {
    const typed = match[0];
    const digits = /^[\d .,']*\d/.exec(typed)?.[0] ?? '';
    const isInThousands = /[a-z]/i.test(typed);
    const value = parseNumber(digits);
    return {
      ...{ start: match.index, end: match.index + typed.length, digits, isInThousands },
      value: value === undefined || !isInThousands ? value : timesThousand(value),
    };
  });
}

/** `98.000mila` is no number anybody means. */
const timesThousand = (value: number) => (value < 1000 ? Math.round(value * 1000) : undefined);
