import type Stripe from 'stripe';
import type { ChangePreview, Order } from '#domain/subscriptions/payments.ts';
import { changeTo } from './change-subscription.ts';
import { instantOf } from './instant-of.ts';
import type { PlanPrices } from './plan-prices.ts';

/** What a change would cost now; changes nothing. */
export async function previewChange(
  stripe: Stripe,
  prices: PlanPrices,
  id: string,
  order: Order,
): Promise<ChangePreview> {
  const [{ change }, price] = await Promise.all([changeTo(stripe, prices, id, order), prices.priceOf(order)]);
  const invoice = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
  const creditCents = Math.max(0, -(invoice.starting_balance + invoice.total));
  // What is given back runs to the end of the old period, which may be a year's.
  const bought = invoice.lines.data.filter(({ amount }) => amount > 0);
  const ends = (bought.length > 0 ? bought : invoice.lines.data).map(({ period }) => period.end);
  return {
    dueCents: Math.max(0, invoice.amount_due),
    creditCents,
    nextPaymentAt: instantOf(Math.max(...ends)),
    nextPaymentCents: Math.max(0, (price.unit_amount ?? Number.NaN) - creditCents),
  };
}
