import type { Finding } from '../../listing-reading.ts';
import type { JsonObject } from '../../page/page-content.ts';
import { at, textOf } from '../../page/walk-json.ts';
import { stateFinding } from '../site-state.ts';

const path = ['prices', 'public'] as const;
const where = 'listingDetails.prices.public.price';

/**
 * What the public is asked for the vehicle. The price beside it that dealers pay each other is another
 * one, and the currency (the sister sites outside the euro use the same page) is in the formatted text.
 */
export function readAutoscout24Price(details: JsonObject): Finding[] {
  const shown = at(details, ...path);
  if (shown === undefined)
    return stateFinding('price', 'listingDetails.price', textOf(at(details, 'price', 'priceFormatted')));
  const formatted = textOf(at(shown, 'price'));
  if (at(shown, 'onRequestOnly') === true)
    return stateFinding('price', where, formatted ?? 'on request', '?');
  const amount = textOf(at(shown, 'priceRaw'));
  if (amount !== undefined && amount === textOf(at(shown, 'netPriceRaw'))) {
    return stateFinding('price', where, formatted ?? amount, `${amount} € netto`);
  }
  const isEuro = !formatted || formatted.includes('€');
  return stateFinding('price', where, formatted ?? amount, amount && isEuro ? `${amount} €` : formatted);
}
