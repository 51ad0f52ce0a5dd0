import type { PlanId } from '../subscriptions/plans.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export const subscriptionStatuses = ['active', 'inactive', 'blocked'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const billingCycles = ['monthly', 'annual'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Somebody with an account, as every verb sees him. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  subscriptionPlan: PlanId;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle;
}
