import type Stripe from 'stripe';
import type { Payment } from '#domain/subscriptions/payments.ts';
import { instantOf } from './instant-of.ts';

type Reversals = Pick<Payment, 'refunds' | 'isDisputed'>;

/** What of a charge went back to the buyer, or is about to; asked only where the charge says there is something. */
export async function findReversals(stripe: Stripe, charge: Stripe.Charge): Promise<Reversals> {
  return {
    refunds: charge.amount_refunded > 0 ? await findRefunds(stripe, charge.id) : [],
    isDisputed: charge.disputed && (await isDisputed(stripe, charge.id)),
  };
}

async function findRefunds(stripe: Stripe, charge: string): Promise<Payment['refunds']> {
  const refunds: Payment['refunds'][number][] = [];
  for await (const { id, created, amount, status } of stripe.refunds.list({ charge, limit: 100 })) {
    if (status === 'failed' || status === 'canceled') continue;
    refunds.push({ id, refundedAt: instantOf(created), amountCents: amount });
  }
  return refunds.reverse();
}

async function isDisputed(stripe: Stripe, charge: string): Promise<boolean> {
  for await (const { status } of stripe.disputes.list({ charge, limit: 100 })) {
    if (!harmless.has(status)) return true;
  }
  return false;
}

/** The money stays with us: won, settled before it began, or only a question of the bank. */
const harmless = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);
