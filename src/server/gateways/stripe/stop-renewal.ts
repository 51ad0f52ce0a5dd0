import type Stripe from 'stripe';
import type { StopReason } from '#domain/subscriptions/payments.ts';
import { itemOf } from './find-subscription.ts';
import { releaseSchedule } from './planned-change.ts';
import { isDue, isPaid, retrieveSubscription } from './retrieve-subscription.ts';
import { voidOpenBills } from './void-open-bills.ts';
import { endsWithPeriod, stoppedForLeaving } from './when-it-ends.ts';

/** Ends a paid subscription with its period, an unpaid one at once, and voids what is still to be paid. */
export async function stopRenewal(stripe: Stripe, id: string, reason: StopReason): Promise<void> {
  const subscription = await retrieveSubscription(stripe, id);
  if (!subscription) return;
  const note = { metadata: { stopped_for: reason } };
  if (isDue(subscription)) {
    await releaseSchedule(stripe, subscription);
    await stripe.subscriptions.update(id, note);
    // Voided before, the bill of a failed renewal would count as settled and its period as given.
    await stripe.subscriptions.cancel(id);
    await voidOpenBills(stripe, id);
  }
  if (!isPaid(subscription)) return;
  const isEnding = endsWithPeriod(subscription, itemOf(subscription));
  if (isEnding && !(reason === 'cancellation' && stoppedForLeaving(subscription))) return;
  await releaseSchedule(stripe, subscription);
  await voidOpenBills(stripe, id);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...note });
}
