import { isObject, type Json } from '../page/page-content.ts';
import { textOf } from '../page/walk-json.ts';

/** `9900 EUR` of `{ amount, currency }` in the ways sites write it; a number without currency is no price. */
export function moneyIn(value: Json | undefined): string | undefined {
  if (!isObject(value)) return undefined;
  const amount = textOf(value.grossAmount) ?? textOf(value.amount) ?? textOf(value.value);
  const currency = textOf(value.grossCurrency) ?? textOf(value.currency) ?? textOf(value.currencyCode);
  return amount && currency ? `${amount} ${currency}` : undefined;
}
