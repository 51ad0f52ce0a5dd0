import type Stripe from 'stripe';
import { isMissing } from './ask-stripe.ts';

/** Deletes name, e-mail and cards at Stripe; charges and bills stay there, so that money can still be given back. */
export async function forgetCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    // Deleted before, by us or in the dashboard.
    if (!isMissing(error)) throw error;
  }
}
