import type { User } from '../accounts/user.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { changeUser, keepAnAdministrator } from './change-user.ts';
import { standingWith } from './standing-with.ts';

/**
 * Blocks somebody, who is out at once and does not come in again, or lets him in; his plan and a paid
 * subscription go on meanwhile, and let in he stands as they do. Nothing happens for who is so already.
 * Throws `conflict` for the last administrator who can sign in, else as `changeUser`.
 */
export const changeStatus = (
  deps: AdministrationDeps,
  admin: User,
  userId: string,
  status: 'active' | 'blocked',
) =>
  changeUser(deps, admin, userId, (user) => {
    const { subscriptionStatus: before, subscriptionPlan: plan } = user;
    if ((before === 'blocked') === (status === 'blocked')) return undefined;
    if (status === 'blocked') {
      keepAnAdministrator(user);
      const written = { action: 'status', before, after: status } as const;
      return { subscriptionStatus: status, endsSessions: true, ...written };
    }
    const { subscriptionStatus } = standingWith(plan, user.subscriptions);
    return { subscriptionStatus, action: 'status', before, after: subscriptionStatus };
  });
