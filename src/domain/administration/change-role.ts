import type { Role, User } from '../accounts/user.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { changeUser, keepAnAdministrator } from './change-user.ts';

/**
 * Makes somebody an administrator or a user; nothing happens for who is so already. Throws `conflict` for
 * the last administrator who can sign in, else as `changeUser`.
 */
export const changeRole = (deps: AdministrationDeps, admin: User, userId: string, role: Role) =>
  changeUser(deps, admin, userId, (user) => {
    if (user.role === role) return undefined;
    keepAnAdministrator(user);
    return { role, action: 'role', before: user.role, after: role };
  });
