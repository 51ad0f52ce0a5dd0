import Stripe from 'stripe';

/** Voids the bills still to be paid: of a renewal that failed, or of a change the bank is still asked about. */
export async function voidOpenBills(stripe: Stripe, subscription: string): Promise<void> {
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
