import Stripe from 'stripe';
import type { StopReason } from '#domain/subscriptions/payments.ts';
import { itemOf } from './find-subscription.ts';
import { isDue, isPaid, retrieveSubscription } from './retrieve-subscription.ts';
import { endsWithPeriod, stoppedForLeaving } from './when-it-ends.ts';

/** Ends a paid subscription with its period, an unpaid one at once, and voids what is still to be paid. */
export async function stopRenewal(stripe: Stripe, id: string, reason: StopReason): Promise<void> {
  const subscription = await retrieveSubscription(stripe, id);
  if (!subscription) return;
  const note = { metadata: { stopped_for: reason } };
  if (isDue(subscription)) {
    await stripe.subscriptions.update(id, note);
    // Voided before, the bill of a failed renewal would count as settled and its period as given.
    await stripe.subscriptions.cancel(id);
    await voidOpenBills(stripe, id);
  }
  if (!isPaid(subscription)) return;
  const isEnding = endsWithPeriod(subscription, itemOf(subscription));
  if (isEnding && !(reason === 'cancellation' && stoppedForLeaving(subscription))) return;
  await voidOpenBills(stripe, id);
  await stripe.subscriptions.update(id, { cancel_at_period_end: true, ...note });
}

/** Of a renewal that failed, or of a change the bank is still asked about. */
async function voidOpenBills(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 100 });
  for (const { id } of data) {
    try {
      await stripe.invoices.voidInvoice(id);
    } catch (error) {
      // Paid in this moment.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }
}
