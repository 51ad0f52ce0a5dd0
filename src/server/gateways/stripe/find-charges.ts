import type Stripe from 'stripe';
import { isMissing } from './ask-stripe.ts';

/** The charges bills were paid by; none for a bill that was paid outside of Stripe. */
export async function findCharges(
  stripe: Stripe,
  { customer }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Promise<(invoice: Stripe.Invoice) => Stripe.Charge[]> {
  const wanted = new Set(invoices.flatMap(intentsOf));
  const found = new Map<string, Stripe.Charge[]>();
  if (wanted.size > 0) {
    for (const charge of await chargesOf(stripe, idOf(customer), wanted)) {
      const intent = charge.payment_intent && idOf(charge.payment_intent);
      if (intent && charge.paid) found.set(intent, [...(found.get(intent) ?? []), charge]);
    }
  }
  return (invoice) => intentsOf(invoice).flatMap((intent) => found.get(intent) ?? []);
}

/** All of the customer's at once; one by one where Stripe no longer searches by a deleted customer. */
async function chargesOf(stripe: Stripe, customer: string, intents: Set<string>): Promise<Stripe.Charge[]> {
  try {
    return await all(stripe.charges.list({ customer, limit: 100 }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    const found: Stripe.Charge[] = [];
    for (const intent of intents) found.push(...(await all(stripe.charges.list({ payment_intent: intent }))));
    return found;
  }
}

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of list) found.push(item);
  return found;
}

function intentsOf(invoice: Stripe.Invoice): string[] {
  return (invoice.payments?.data ?? []).flatMap(({ status, payment: { payment_intent: intent } }) =>
    status === 'paid' && intent ? [idOf(intent)] : [],
  );
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
