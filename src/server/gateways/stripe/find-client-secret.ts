import type Stripe from 'stripe';

/** What the newest open bill of a subscription is paid with. */
export async function findClientSecret(stripe: Stripe, subscription: string): Promise<string | undefined> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 1 });
  const [open] = data;
  if (!open) return undefined;
  return clientSecretOf(await stripe.invoices.retrieve(open.id, { expand: ['confirmation_secret'] }));
}

export function clientSecretOf(invoice: Stripe.Invoice): string | undefined {
  return invoice.confirmation_secret?.client_secret;
}
