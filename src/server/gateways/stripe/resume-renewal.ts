import type Stripe from 'stripe';
import type { StopReason } from '#domain/subscriptions/payments.ts';
import { isPaid, retrieveSubscription } from './retrieve-subscription.ts';
import { stoppedForLeaving } from './when-it-ends.ts';

/** Renews a paid subscription again, and answers whether there was anything to resume. */
export async function resumeRenewal(stripe: Stripe, id: string, reason: StopReason): Promise<boolean> {
  const subscription = await retrieveSubscription(stripe, id);
  if (!subscription || !isPaid(subscription)) return false;
  const { cancel_at: endsAt, cancel_at_period_end: endsWithPeriod } = subscription;
  const isEnding = endsAt !== null || endsWithPeriod;
  if (!isEnding || (reason === 'account-deletion' && !stoppedForLeaving(subscription))) return false;
  // A day that was set by hand is taken back by another parameter.
  const renewing = endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const };
  await stripe.subscriptions.update(id, { ...renewing, metadata: { stopped_for: '' } });
  return true;
}
