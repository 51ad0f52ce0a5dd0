import { type CopyStyle, copyStyles } from '../copywriting/copy.ts';
import { type Plan, type PlanId, plans } from '../subscriptions/plans.ts';
import { getDemoStats } from './get-demo-stats.ts';

export interface DemoPlanLimits {
  features: Record<CopyStyle | 'unlimitedDescriptions', boolean>;
  remainingUsage: number | 'Unlimited';
}

/** What the plan table gives a plan, and what the sample dealer has left of it this month. */
export function getDemoPlanLimits(planId: PlanId, now: Date): DemoPlanLimits {
  const plan: Plan = plans[planId];
  const styles = Object.fromEntries(copyStyles.map((style) => [style, plan.styles.includes(style)]));
  return {
    features: {
      ...(styles as Record<CopyStyle, boolean>),
      unlimitedDescriptions: plan.descriptionsPerMonth === null,
    },
    remainingUsage: getDemoStats(planId, now).remainingUsage,
  };
}
