import type Stripe from 'stripe';
import type { OpenBill } from '#domain/subscriptions/payments.ts';

/** The newest open bill of a subscription, if it can be paid. */
export async function findOpenBill(stripe: Stripe, subscription: string): Promise<OpenBill | undefined> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 1 });
  const [open] = data;
  if (!open) return undefined;
  const invoice = await stripe.invoices.retrieve(open.id, { expand: ['confirmation_secret'] });
  const clientSecret = clientSecretOf(invoice);
  return clientSecret === undefined ? undefined : { clientSecret, amountCents: amountOf(invoice) };
}

export function clientSecretOf(invoice: Stripe.Invoice): string | undefined {
  return invoice.confirmation_secret?.client_secret;
}

/** Euro cents still to be paid. */
export function amountOf({ amount_remaining: cents }: Stripe.Invoice): number {
  if (!Number.isInteger(cents)) throw new TypeError('a bill without its amount');
  return cents;
}
