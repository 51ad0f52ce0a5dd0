import type Stripe from 'stripe';
import type { Order, Payment, PaymentLine } from '#domain/subscriptions/payments.ts';
import { findCharges } from './find-charges.ts';
import { findReversals } from './find-reversals.ts';
import { instantOf } from './instant-of.ts';
import { linesOf } from './lines-of.ts';
import type { PlanPrices } from './plan-prices.ts';

interface Paid {
  /** The oldest first. */
  payments: Payment[];
  /** End of what was paid for; undefined before the first payment. */
  paidUntil: Date | undefined;
  /** As it stands on the newest bill. */
  email: string | undefined;
}

/**
 * Every payment of a subscription. A bill that cost nothing is none: what it gave back, or took from the
 * credit, is carried into the next payment, so that the lines of each payment add up to what was paid.
 */
export async function findPayments(
  stripe: Stripe,
  prices: PlanPrices,
  subscription: Stripe.Subscription,
  order: Order,
): Promise<Paid> {
  const invoices = await findPaidInvoices(stripe, subscription.id);
  const chargesOf = await findCharges(stripe, subscription, invoices);
  const payments: Payment[] = [];
  let carried: PaymentLine[] = [];
  let paidUntil: Date | undefined;
  for (const invoice of invoices) {
    const lines = await linesOf(stripe, prices, invoice, order);
    paidUntil = endOfBought(lines) ?? paidUntil;
    carried.push(...lines);
    if (invoice.amount_paid <= 0) continue;
    const reversals = await Promise.all(chargesOf(invoice).map((charge) => findReversals(stripe, charge)));
    payments.push({
      id: invoice.id,
      paidAt: paidAtOf(invoice),
      amountCents: invoice.amount_paid,
      lines: addingUpTo(invoice.amount_paid, carried, { ...order, at: paidAtOf(invoice) }),
      refunds: reversals.flatMap(({ refunds }) => refunds),
      isDisputed: reversals.some(({ isDisputed }) => isDisputed),
    });
    carried = [];
  }
  return { payments, paidUntil, email: invoices.at(-1)?.customer_email ?? undefined };
}

/** What a newer bill bought counts, also where it ends sooner: a year may have become a month. */
function endOfBought(lines: readonly PaymentLine[]): Date | undefined {
  const ends = lines.filter(({ amountCents }) => amountCents > 0).map(({ to }) => to.getTime());
  return ends.length > 0 ? new Date(Math.max(...ends)) : undefined;
}

async function findPaidInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const found: Stripe.Invoice[] = [];
  const list = stripe.invoices.list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] });
  for await (const invoice of list) found.push(invoice);
  // Stripe gives the newest first; of two within a second the later one comes first too.
  return found.reverse().sort((one, other) => paidAtOf(one).getTime() - paidAtOf(other).getTime());
}

function paidAtOf(invoice: Stripe.Invoice): Date {
  return instantOf(invoice.status_transitions.paid_at ?? invoice.created);
}

/** What else went into a bill (a credit or a discount given by hand) becomes a line of its own. */
function addingUpTo(
  amountCents: number,
  lines: readonly PaymentLine[],
  { plan, billingCycle, at }: Order & { at: Date },
): PaymentLine[] {
  const missing = lines.reduce((left, line) => left - line.amountCents, amountCents);
  if (missing === 0) return [...lines];
  const { from, to } = lines.at(-1) ?? { from: at, to: at };
  return [...lines, { plan, billingCycle, from, to, amountCents: missing }];
}
