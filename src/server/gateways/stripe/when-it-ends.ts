import type Stripe from 'stripe';
import { instantOf } from './instant-of.ts';

type Ending = Pick<Stripe.Subscription, 'cancel_at' | 'cancel_at_period_end' | 'metadata'>;

/** True when no renewal comes: a day set at Stripe's dashboard may also lie beyond the next one. */
export function endsWithPeriod(
  { cancel_at: endsAt, cancel_at_period_end: isEnding }: Ending,
  { current_period_end: periodEnd }: Stripe.SubscriptionItem,
): boolean {
  return isEnding || (endsAt !== null && endsAt <= periodEnd);
}

/** Returns the last instant of a paid period, which a day set at Stripe's dashboard may cut short. */
export function endOfPeriod(
  { cancel_at: endsAt }: Ending,
  { current_period_end: periodEnd }: Stripe.SubscriptionItem,
): Date | undefined {
  return instantOf(endsAt === null ? periodEnd : Math.min(endsAt, periodEnd));
}

/** Returns when the end was asked for; undefined where nobody did, or only by deleting an account. */
export function cancelledAt(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Date | undefined {
  const { canceled_at: askedAt, metadata } = subscription;
  const isOver = subscription.status === 'canceled';
  // Stripe also cancels what is never paid, and whom the operator has deleted.
  const isAsked = isOver
    ? metadata.stopped_for === 'cancellation'
    : endsWithPeriod(subscription, item) && !stoppedForLeaving(subscription);
  return isAsked && askedAt !== null ? instantOf(askedAt) : undefined;
}

export const stoppedForLeaving = ({ metadata }: Pick<Stripe.Subscription, 'metadata'>): boolean =>
  metadata.stopped_for === 'account-deletion';
