import type Stripe from 'stripe';
import { isMissing } from './ask-stripe.ts';

/** Returns the subscription as Stripe holds it; undefined when Stripe knows none of that id. */
export async function retrieveSubscription(
  stripe: Stripe,
  id: string,
  params: Stripe.SubscriptionRetrieveParams = {},
): Promise<Stripe.Subscription | undefined> {
  try {
    const subscription = await stripe.subscriptions.retrieve(id, params);
    if (subscription.id !== id) throw new TypeError('another subscription than the one asked for');
    return subscription;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export const isPaid = ({ status }: Stripe.Subscription): boolean =>
  status === 'active' || status === 'trialing';

/** Its renewal is to be paid. */
export const isDue = ({ status }: Stripe.Subscription): boolean =>
  status === 'past_due' || status === 'unpaid' || status === 'paused';
