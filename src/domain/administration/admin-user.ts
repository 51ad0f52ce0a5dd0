import type { Role, SubscriptionStatus } from '../accounts/user.ts';
import type { PlanId } from '../subscriptions/plans.ts';

export const userSorts = ['newest', 'oldest', 'email', 'plan'] as const;
export type UserSort = (typeof userSorts)[number];

/** A user as an administrator sees him. */
export interface AdminUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** His own, not that of a team he is in. */
  subscriptionPlan: PlanId;
  subscriptionStatus: SubscriptionStatus;
  /** Of a running, paid subscription. */
  paidPlan: PlanId | undefined;
  createdAt: Date;
}
