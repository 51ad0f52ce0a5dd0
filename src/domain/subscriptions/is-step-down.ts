import type { Order } from './payments.ts';
import { rankOf } from './plans.ts';

/**
 * True for a change to less: a lower plan, or the same one by the month instead of the year. It waits for the end of
 * what is paid, unless its buyer wants it at once.
 */
export function isStepDown(from: Order, to: Order): boolean {
  if (from.plan !== to.plan) return rankOf(to.plan) < rankOf(from.plan);
  return from.billingCycle === 'annual' && to.billingCycle === 'monthly';
}
