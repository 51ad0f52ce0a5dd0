import type { BillingDetails } from './billing-details.ts';
import type { Vat } from './receipt.ts';

/** The ordinary Italian rate, in percent. */
const italianRate = 22;

/**
 * The VAT within a total of euro cents. Whoever is in Italy, or has not said who he is, pays the Italian
 * rate; a business elsewhere accounts for it itself, the service being taxed where it is
 * (N2.1: art. 7-ter DPR 633/1972, art. 44 and 196 of directive 2006/112/EC).
 */
export function vatOf(
  totalCents: number,
  customer: Pick<BillingDetails, 'billingCountry' | 'vatNumber'> | undefined,
): Vat {
  const isBusinessAbroad = customer && customer.billingCountry !== 'IT' && customer.vatNumber !== '';
  return isBusinessAbroad
    ? splitTotal(totalCents, { rate: 0, nature: 'N2.1' })
    : splitTotal(totalCents, { rate: italianRate, nature: undefined });
}

/** Splits a total so that net and VAT add up to it to the cent; a half cent goes away from zero. */
export function splitTotal(totalCents: number, { rate, nature }: Pick<Vat, 'rate' | 'nature'>): Vat {
  const net = Math.round((Math.abs(totalCents) * 100) / (100 + rate));
  const netCents = totalCents < 0 ? -net : net;
  return { rate, netCents, vatCents: totalCents - netCents, nature };
}
