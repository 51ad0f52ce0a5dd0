import type { BillingCycle, SubscriptionStatus, User } from '../accounts/user.ts';
import { entitledPlan } from './entitlements.ts';
import type { PlanId } from './plans.ts';
import { type UsageStore, usageMonthOf } from './usage.ts';

export interface DashboardStats {
  subscriptionPlan: PlanId;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle;
  /** Descriptions counted this calendar month. */
  monthlyUsage: number;
  remainingUsage: number | 'Unlimited';
  totalGenerated: number;
}

export async function getDashboardStats(usage: UsageStore, user: User, now: Date): Promise<DashboardStats> {
  const [monthlyUsage, totalGenerated] = await Promise.all([
    usage.countOfMonth(user.ownerId, usageMonthOf(now)),
    usage.countOfAllTime(user.ownerId),
  ]);
  const limit = entitledPlan(user).descriptionsPerMonth;
  return {
    subscriptionPlan: user.subscriptionPlan,
    subscriptionStatus: user.subscriptionStatus,
    billingCycle: user.billingCycle,
    monthlyUsage,
    remainingUsage: limit === null ? 'Unlimited' : Math.max(0, limit - monthlyUsage),
    totalGenerated,
  };
}
