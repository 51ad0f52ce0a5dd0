import type { BillingCycle } from '../accounts/user.ts';
import type { Order } from './payments.ts';
import { type PlanId, rankOf } from './plans.ts';
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
 * What a change among a user's subscriptions changes of his rights, whose plan at this moment is `held`;
 * undefined when nothing. A plan that an administrator has given gives way only to one that is paid for
 * and no lower, because anybody can pay for anybody.
 */
export function changedRights(
  before: readonly Judged[],
  after: readonly Judged[],
  held: PlanId,
): SubscriptionRights | undefined {
  const had = rightsAmong(before);
  const has = rightsAmong(after);
  const isGiven = held !== had.subscriptionPlan;
  const isNoLower = rankOf(has.subscriptionPlan) >= rankOf(held) && has.subscriptionStatus === 'active';
  if (isGiven && !isNoLower) return undefined;
  const isSame =
    had.subscriptionPlan === has.subscriptionPlan &&
    had.subscriptionStatus === has.subscriptionStatus &&
    had.billingCycle === has.billingCycle;
  return isSame ? undefined : has;
}

/** The first of those with the highest plan. */
export const highest = <T extends Judged>(subscriptions: readonly T[]): T | undefined =>
  subscriptions.toSorted((one, other) => rankOf(other.plan) - rankOf(one.plan))[0];

const rightsOf = ({ plan, billingCycle }: Judged, subscriptionStatus: 'active' | 'inactive') => ({
  ...{ subscriptionPlan: plan, subscriptionStatus, billingCycle },
});
