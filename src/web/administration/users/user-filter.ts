import type { QueryOf } from '#contract/endpoints.ts';
import type { Role, SubscriptionStatus } from '#domain/accounts/user.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { addresses } from '#web/api/calls.ts';

type UserSort = NonNullable<QueryOf<'findAdminUsers'>['sort']>;

/** Whom the list shows and in which order; empty is anybody. */
export interface UserFilter {
  search: string;
  role: Role | '';
  plan: PlanId | '';
  status: SubscriptionStatus | '';
  sort: UserSort;
}

export const anyUser: UserFilter = { search: '', role: '', plan: '', status: '', sort: 'newest' };

export const isFiltered = ({ search, role, plan, status }: UserFilter) =>
  Boolean(search || role || plan || status);

/** The parts of a filter that say something, as the calls take them. */
export const queryOf = ({ search, role, plan, status }: UserFilter) => ({
  search,
  role: role || undefined,
  plan: plan || undefined,
  status: status || undefined,
});

/** Where all users of a filter are downloaded. */
export function exportAddressOf(filter: UserFilter): string {
  const said = Object.entries(queryOf(filter)).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const query = new URLSearchParams(said);
  return query.size ? `${addresses.exportAdminUsers}?${query}` : addresses.exportAdminUsers;
}
