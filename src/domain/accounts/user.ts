import type { Language } from '#domain/shared/languages.ts';
import type { BillingDetails } from '../billing/billing-details.ts';
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
  /** The language mails are written in when he is not there himself. */
  language: Language;
  /** Of the team's owner for a member, like status and cycle. */
  subscriptionPlan: PlanId;
  subscriptionStatus: SubscriptionStatus;
  billingCycle: BillingCycle;
  /** Whose plan, stock and usage he works with: his own id, or that of the owner whose team he is in. */
  ownerId: string;
  /** His own; undefined until he has filled them in. */
  billing: BillingDetails | undefined;
  /** When his account is to be deleted, because he asked for it. */
  deletionDueAt?: Date | undefined;
  /** The newest version of the legal texts he has agreed to; undefined for who was never asked. */
  agreedVersion?: string | undefined;
}

/** Whether he works in somebody else's team: then plan and money are the owner's business. */
export const isTeamMember = (user: Pick<User, 'id' | 'ownerId'>) => user.ownerId !== user.id;
