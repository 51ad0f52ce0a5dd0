import type { AdminUserItem } from '#contract/administration.ts';
import type { Role } from '#domain/accounts/user.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { call } from '#web/api/call.ts';

/** What an administrator is about to do to somebody. */
export type UserChange = { user: AdminUserItem } & (
  | { kind: 'role'; to: Role }
  | { kind: 'status'; to: 'active' | 'blocked' }
  | { kind: 'plan'; to: PlanId }
);

export function sendChange({ user, ...change }: UserChange) {
  const params = { userId: user.id };
  switch (change.kind) {
    case 'role':
      return call('changeUserRole', { params, payload: { role: change.to } });
    case 'status':
      return call('changeUserStatus', { params, payload: { status: change.to } });
    case 'plan':
      return call('changeUserPlan', { params, payload: { plan: change.to } });
  }
}
