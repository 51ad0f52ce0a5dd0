import type Stripe from 'stripe';
import { isMissing } from './ask-stripe.ts';

/** Noted on the subscription: what the operator has stopped in the dashboard must not be resumed. */
const ourStop = 'account-deletion';

export async function stopRenewal(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id);
  if (!isPaid(subscription) || subscription.cancel_at !== null || subscription.cancel_at_period_end) return;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true, metadata: { stopped_for: ourStop } });
}

export async function resumeRenewal(stripe: Stripe, id: string): Promise<boolean> {
  const subscription = await retrieve(stripe, id);
  if (!subscription || !isPaid(subscription) || subscription.metadata.stopped_for !== ourStop) return false;
  await stripe.subscriptions.update(id, { cancel_at_period_end: false, metadata: { stopped_for: '' } });
  return true;
}

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Subscription | undefined> {
  try {
    return await stripe.subscriptions.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isPaid = ({ status }: Stripe.Subscription) => status === 'active' || status === 'trialing';
