import type { BillingCycle } from '../accounts/user.ts';
import type { PlanId } from '../subscriptions/plans.ts';
import { rightsAmong } from '../subscriptions/rights-among.ts';
import type { Subscription } from '../subscriptions/subscription.ts';

/**
 * How somebody with these subscriptions stands with a plan: the plan they give stands as they do, an open
 * bill included; any other is given by hand, and is active.
 */
export function standingWith(
  plan: PlanId,
  subscriptions: readonly Subscription[],
): { subscriptionStatus: 'active' | 'inactive'; billingCycle: BillingCycle; planIsGiven: boolean } {
  const { subscriptionPlan, ...paid } = rightsAmong(subscriptions);
  if (plan === subscriptionPlan) return { ...paid, planIsGiven: false };
  return { subscriptionStatus: 'active', billingCycle: 'monthly', planIsGiven: plan !== 'FREE' };
}
