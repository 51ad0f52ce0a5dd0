import type Stripe from 'stripe';
import type { Order, PaymentLine } from '#domain/subscriptions/payments.ts';
import { instantOf } from './instant-of.ts';
import type { PlanPrices } from './plan-prices.ts';

/** What a bill is for; what somebody put on it by hand counts as the subscription's `order`. */
export async function linesOf(
  stripe: Stripe,
  prices: PlanPrices,
  invoice: Stripe.Invoice,
  order: Order,
): Promise<PaymentLine[]> {
  const lines = invoice.lines.has_more ? await findAllLines(stripe, invoice.id) : invoice.lines.data;
  const read = lines.map(async (line) => {
    const price = line.pricing?.price_details?.price;
    const { plan, billingCycle } = (price && (await prices.orderOf(price))) || order;
    const discount = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...{ plan, billingCycle },
      from: instantOf(line.period.start),
      to: instantOf(line.period.end),
      amountCents: line.amount - discount,
    };
  });
  return (await Promise.all(read)).filter(({ amountCents }) => amountCents !== 0);
}

async function findAllLines(stripe: Stripe, invoice: string): Promise<Stripe.InvoiceLineItem[]> {
  const found: Stripe.InvoiceLineItem[] = [];
  for await (const line of stripe.invoices.listLineItems(invoice, { limit: 100 })) found.push(line);
  return found;
}
