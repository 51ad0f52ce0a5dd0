import type { BillingCycle } from '../accounts/user.ts';
import type { Order } from './payments.ts';
import { type PlanId, planIds } from './plans.ts';
import type { Subscription } from './subscription.ts';

/** What subscriptions make of their user's plan. */
export interface SubscriptionRights {
  subscriptionPlan: PlanId;
  subscriptionStatus: 'active' | 'inactive';
  billingCycle: BillingCycle;
}

type Judged = Order & Pick<Subscription, 'state' | 'isRevoked'>;

/**
 * The highest plan that is paid for; the highest whose bill is open, without its rights, when none is;
 * else FREE.
 */
export function rightsAmong(subscriptions: readonly Judged[]): SubscriptionRights {
  const valid = subscriptions.filter(({ isRevoked }) => !isRevoked);
  const paid = highest(valid.filter(({ state }) => state === 'active'));
  if (paid) return rightsOf(paid, 'active');
  const open = highest(valid.filter(({ state }) => state === 'past-due'));
  if (open) return rightsOf(open, 'inactive');
  return { subscriptionPlan: 'FREE', subscriptionStatus: 'active', billingCycle: 'monthly' };
}

/**
 * What a change among a user's subscriptions changes of his rights; undefined when nothing, so that a plan
 * an administrator has given stays.
 */
export function changedRights(
  before: readonly Judged[],
  after: readonly Judged[],
): SubscriptionRights | undefined {
  const had = rightsAmong(before);
  const has = rightsAmong(after);
  const isSame =
    had.subscriptionPlan === has.subscriptionPlan &&
    had.subscriptionStatus === has.subscriptionStatus &&
    had.billingCycle === has.billingCycle;
  return isSame ? undefined : has;
}

const highest = <T extends Judged>(subscriptions: readonly T[]): T | undefined =>
  subscriptions.toSorted((one, other) => planIds.indexOf(other.plan) - planIds.indexOf(one.plan))[0];

const rightsOf = ({ plan, billingCycle }: Judged, subscriptionStatus: 'active' | 'inactive') => ({
  ...{ subscriptionPlan: plan, subscriptionStatus, billingCycle },
});
