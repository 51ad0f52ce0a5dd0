import Stripe from 'stripe';

/**
 * Ends a subscription that waits for its first payment. Its bill is voided first, because Stripe would
 * still take money for it; one that was paid a moment ago cannot be voided and is left alone.
 */
export async function dropOrder(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  if (subscription.id !== id) throw new TypeError('another subscription than the one asked for');
  const bill = subscription.latest_invoice;
  if (subscription.status !== 'incomplete' || !bill || typeof bill === 'string') return;
  try {
    if (bill.status !== 'void') await stripe.invoices.voidInvoice(bill.id);
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    // Paid in this moment, or over without its bill.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
