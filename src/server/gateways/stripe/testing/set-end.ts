import type Stripe from 'stripe';
import type { Form } from './read-form.ts';
import type { StripeBooks } from './stripe-books.ts';

export const endsBy = ({ cancel_at_period_end: ends }: { cancel_at_period_end?: Form[string] | boolean }) =>
  ends === true || ends === 'true';

/** Whether a subscription ends with its period, and its metadata: those with an empty value go, as at Stripe. */
export function setEnd(
  books: StripeBooks,
  subscription: Stripe.Subscription,
  wanted: {
    cancel_at_period_end?: Form[string] | boolean | null;
    cancel_at?: Form[string];
    metadata?: Form[string] | Stripe.Metadata | null;
  },
): void {
  const { cancel_at_period_end: ends, cancel_at: at } = wanted;
  if (ends !== undefined && ends !== null) {
    const isEnding = endsBy({ cancel_at_period_end: ends });
    subscription.cancel_at_period_end = isEnding;
    subscription.cancel_at = isEnding ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    subscription.canceled_at = isEnding ? books.seconds() : null;
  } else if (at === '') {
    Object.assign(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  }
  for (const [name, value] of Object.entries((wanted.metadata ?? {}) as Stripe.Metadata)) {
    if (value === '') delete subscription.metadata[name];
    else subscription.metadata[name] = value;
  }
}
