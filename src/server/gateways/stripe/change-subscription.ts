import type Stripe from 'stripe';
import type { Order } from '#domain/subscriptions/payments.ts';
import { clientSecretOf } from './find-open-bill.ts';
import { itemOf } from './find-subscription.ts';
import type { PlanPrices } from './plan-prices.ts';
import { releaseSchedule } from './planned-change.ts';

/** Lapsed that often with the same key, somebody is to begin anew. */
const mostTries = 10;

/**
 * Another plan or cycle at once. Stripe changes nothing before the difference is paid: where the bank
 * wants to be asked or refuses the card that is kept, a client secret lets the buyer pay, by another card too.
 */
export async function changeSubscription(
  stripe: Stripe,
  prices: PlanPrices,
  id: string,
  order: Order,
  idempotencyKey: string,
): Promise<{ clientSecret: string | undefined }> {
  const { subscription, isThere, isEnding, change } = await changeTo(stripe, prices, id, order);
  if (isThere) return { clientSecret: undefined };
  await releaseSchedule(stripe, subscription);
  // Choosing a plan anew is a wish to stay: Stripe renews again together with the change, and not before.
  const renewing = isEnding ? { cancel_at_period_end: false, metadata: { stopped_for: '' } } : {};
  const firstKey = isEnding ? `${idempotencyKey}-renewing` : idempotencyKey;
  let key = firstKey;
  for (let tries = 0; tries < mostTries; tries++) {
    const { pending_update: pending, latest_invoice: bill } = await stripe.subscriptions.update(
      id,
      { ...change, ...renewing, payment_behavior: 'pending_if_incomplete' },
      { idempotencyKey: key },
    );
    if (!pending || !bill) return { clientSecret: undefined };
    // The answer to a repeated key is the old one: how things stand is asked anew.
    const invoice = await stripe.invoices.retrieve(typeof bill === 'string' ? bill : bill.id, {
      expand: ['confirmation_secret'],
    });
    if (invoice.status === 'paid') return { clientSecret: undefined };
    if (invoice.status === 'open') return { clientSecret: clientSecretOf(invoice) };
    key = `${firstKey}-after-${invoice.id}`;
  }
  throw new TypeError('a change that lapses again and again');
}

/** The parameters of a change, the same for trying it and for doing it; it may have been made already. */
export async function changeTo(stripe: Stripe, prices: PlanPrices, id: string, order: Order) {
  const [subscription, price] = await Promise.all([stripe.subscriptions.retrieve(id), prices.priceOf(order)]);
  const item = itemOf(subscription);
  const isSameInterval = item.price.recurring?.interval === price.recurring?.interval;
  return {
    subscription,
    isThere: item.price.id === price.id,
    isEnding: subscription.cancel_at_period_end,
    change: {
      items: [{ id: item.id, price: price.id }],
      proration_behavior: 'always_invoice' as const,
      ...(isSameInterval ? {} : { billing_cycle_anchor: { type: 'now' as const } }),
    },
  };
}
