import { z } from 'zod';
import { billingCycles, subscriptionStatuses } from '#domain/accounts/user.ts';
import { planIds } from '#domain/subscriptions/plans.ts';

export const dashboardStatsSchema = z.object({
  subscriptionPlan: z.enum(planIds),
  subscriptionStatus: z.enum(subscriptionStatuses),
  billingCycle: z.enum(billingCycles),
  monthlyUsage: z.int(),
  remainingUsage: z.union([z.int(), z.literal('Unlimited')]),
  totalGenerated: z.int(),
});
