import type { BillingCountry } from './billing-details.ts';

/** The lowest and the highest code in use. */
const ranges = {
  IT: [10, 98_168],
  DE: [1001, 99_998],
  FR: [1000, 98_999],
  ES: [1000, 52_999],
} as const;

/** Area, district, and the part after the blank (Royal Mail, PAF; BS 7666). */
const british =
  /^(?:GIR0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/;

/** A postal code as it is written in its country, or undefined when it is none. */
export function readPostalCode(typed: string, country: BillingCountry): string | undefined {
  const plain = typed.toUpperCase().replace(/\s/g, '');
  if (country === 'GB') return british.test(plain) ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : undefined;
  const digits = plain.replace(new RegExp(`^(?:${country}|${country[0]})-`), '');
  const [lowest, highest] = ranges[country];
  const number = Number(digits);
  return /^\d{5}$/.test(digits) && number >= lowest && number <= highest ? digits : undefined;
}
