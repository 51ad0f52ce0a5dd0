import type { User } from '../accounts/user.ts';
import type { PlanId } from '../subscriptions/plans.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { changeUser } from './change-user.ts';
import { standingWith } from './standing-with.ts';

/**
 * Gives somebody a plan whether he pays for it or not; what he pays for goes on being paid. Nothing happens
 * for who has it already, and who is blocked stays so. Throws as `changeUser`.
 */
export const changePlanByHand = (deps: AdministrationDeps, admin: User, userId: string, plan: PlanId) =>
  changeUser(deps, admin, userId, (user) => {
    const { subscriptionPlan: before, subscriptionStatus: status } = user;
    if (before === plan) return undefined;
    const standing = standingWith(plan, user.subscriptions);
    return {
      ...{ subscriptionPlan: plan, ...standing },
      subscriptionStatus: status === 'blocked' ? status : standing.subscriptionStatus,
      ...{ action: 'plan', before, after: plan },
    };
  });
