import { priceOf } from './price-of.ts';
import type { Subscription } from './subscription.ts';

/** What the next renewal costs in euro cents, the credit taken off; undefined where none is to come. */
export function nextPaymentOf(subscription: Subscription): number | undefined {
  const { state, endsAtPeriodEnd, creditCents, nextOrder = subscription } = subscription;
  if (state !== 'active' || endsAtPeriodEnd) return undefined;
  return Math.max(0, priceOf(nextOrder) - creditCents);
}
