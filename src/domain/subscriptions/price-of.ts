import type { Order } from './payments.ts';
import { plans } from './plans.ts';

/** What an order costs for its month or year, in euro cents, VAT included. */
export function priceOf({ plan, billingCycle }: Order): number {
  const { monthlyPrice, annualPrice } = plans[plan];
  return 100 * (billingCycle === 'annual' ? annualPrice : monthlyPrice);
}

export const isSameOrder = (one: Order, other: Order): boolean =>
  one.plan === other.plan && one.billingCycle === other.billingCycle;

/** True when both renew alike: as the same other order, or as they are. */
export const isSameNextOrder = (
  { nextOrder: one }: { nextOrder: Order | undefined },
  { nextOrder: other }: { nextOrder: Order | undefined },
): boolean => (one && other ? isSameOrder(one, other) : one === other);
