import type { User } from '../accounts/user.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { type Plan, type PlanId, plans } from './plans.ts';

export type Subscriber = Pick<User, 'role' | 'subscriptionPlan' | 'subscriptionStatus'>;

/**
 * The plan whose rights a user has: an admin is served like ELITE, whatever his own plan; a plan that is
 * not paid for, or whose user is blocked, gives the rights of FREE.
 */
export function entitledPlan(user: Subscriber): Plan {
  return plans[entitledPlanId(user)];
}

export function entitledPlanId(user: Subscriber): PlanId {
  if (user.role === 'admin') return 'ELITE';
  return user.subscriptionStatus === 'active' ? user.subscriptionPlan : 'FREE';
}

export function mayUseStyle(user: Subscriber, style: CopyStyle): boolean {
  return entitledPlan(user).styles.includes(style);
}

/** The styles ticked when the generator opens: all of the plan's, but only the first for an admin. */
export function defaultStyles(user: Subscriber): readonly CopyStyle[] {
  const { styles } = entitledPlan(user);
  return user.role === 'admin' ? styles.slice(0, 1) : styles;
}
