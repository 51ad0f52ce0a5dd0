import type { User } from '../accounts/user.ts';
import { plans } from '../subscriptions/plans.ts';

/**
 * How many accounts somebody's own plan has, his own included; 1 means no team. An administrator's rights
 * are his own and give nobody else any; a plan that is not paid for lets the team rest.
 */
export function teamAccounts(owner: Pick<User, 'subscriptionPlan' | 'subscriptionStatus'>): number {
  return owner.subscriptionStatus === 'active' ? plans[owner.subscriptionPlan].accounts : 1;
}
