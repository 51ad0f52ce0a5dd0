import { checkVAT, france, germany, italy, spain, unitedKingdom } from 'jsvat';
import type { BillingCountry } from './billing-details.ts';

const rules = { IT: italy, DE: germany, FR: france, ES: spain, GB: unitedKingdom } satisfies Record<
  BillingCountry,
  unknown
>;

/** A VAT number as typed, in capitals, without blanks, stops and strokes and without the country in front. */
export function normaliseVatNumber(typed: string, country: BillingCountry): string {
  const plain = typed.toUpperCase().replace(/[\s./_-]/g, '');
  return plain.startsWith(country) ? plain.slice(2) : plain;
}

/**
 * Whether a number without its country in front is a VAT number of that country, check digits included
 * (jsvat, after the algorithms the member states gave the European Commission for VIES).
 */
export function isVatNumber(number: string, country: BillingCountry): boolean {
  return /^[A-Z0-9]+$/.test(number) && checkVAT(`${country}${number}`, [rules[country]]).isValid;
}
