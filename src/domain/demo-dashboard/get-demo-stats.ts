import type { DashboardStats } from '../subscriptions/get-dashboard-stats.ts';
import { type PlanId, plans } from '../subscriptions/plans.ts';
import { usageMonthOf } from '../subscriptions/usage.ts';
import { sampleStock } from './sample-stock.ts';

/** Plan and usage of the sample dealer: what the plan table allows less what his sample stock has used. */
export function getDemoStats(plan: PlanId, now: Date): DashboardStats {
  const stock = sampleStock(plan, now);
  const month = usageMonthOf(now);
  const monthlyUsage = stock.filter(({ createdAt }) => usageMonthOf(createdAt) === month).length;
  const limit: number | null = plans[plan].descriptionsPerMonth;
  return {
    subscriptionPlan: plan,
    subscriptionStatus: 'active',
    billingCycle: 'monthly',
    monthlyUsage,
    remainingUsage: limit === null ? 'Unlimited' : Math.max(0, limit - monthlyUsage),
    totalGenerated: stock.length,
  };
}
