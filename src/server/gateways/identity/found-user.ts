import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { User } from '#domain/accounts/user.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { planIds, plans } from '#domain/subscriptions/plans.ts';
import { billingDetails, consents, user } from '#server/store/schema.ts';

const teamPlans = planIds.filter((id) => plans[id].accounts > 1);
export const owner = alias(user, 'owner');

/** An owner counts while the plan is paid and has a team: else the team rests. */
export const isOwnerOfTeam = and(
  eq(owner.subscriptionStatus, 'active'),
  inArray(owner.subscriptionPlan, teamPlans),
);

/** The owner's where there is one. */
const ofOwner = <T>(column: 'subscriptionPlan' | 'subscriptionStatus' | 'billingCycle' | 'id') =>
  sql<T>`coalesce(${owner[column]}, ${user[column]})`;

/** The newest he agreed to: the terms stand for all, which are agreed to together. */
const agreedVersion = sql<string | null>`(
  select ${consents.version} from ${consents}
  where ${consents.userId} = ${user.id} and ${consents.document} = 'terms'
  order by ${consents.givenAt} desc limit 1)`;

/** Columns of a user joined with `billingDetails`, `teamMembers` and `owner`. */
export const userColumns = {
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  language: user.language,
  subscriptionPlan: ofOwner<User['subscriptionPlan']>('subscriptionPlan'),
  subscriptionStatus: ofOwner<User['subscriptionStatus']>('subscriptionStatus'),
  billingCycle: ofOwner<User['billingCycle']>('billingCycle'),
  ownerId: ofOwner<string>('id'),
  billing: billingDetails,
  deletionDueAt: user.deletionDueAt,
  agreedVersion,
};

/** What says that he is away: he is not. */
export const isAbsenceNoted = sql<boolean>`(${user.lastSeenAt} < now() - interval '1 day' or ${user.absenceWarnedAt} is not null)`;
export const seenNow = { lastSeenAt: sql`now()`, absenceWarnedAt: null };

interface FoundUser extends Omit<User, 'billing' | 'deletionDueAt' | 'agreedVersion'> {
  billing: typeof billingDetails.$inferSelect | null;
  deletionDueAt: Date | null;
  agreedVersion: string | null;
}

export function userOf({ billing, deletionDueAt, agreedVersion, ...person }: FoundUser): User {
  return {
    ...person,
    ...{ billing: billing ? withoutUserId(billing) : undefined },
    ...{ deletionDueAt: deletionDueAt ?? undefined, agreedVersion: agreedVersion ?? undefined },
  };
}

function withoutUserId({ userId: _, ...details }: typeof billingDetails.$inferSelect): BillingDetails {
  return details;
}
