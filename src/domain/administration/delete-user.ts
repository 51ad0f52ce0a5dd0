import { ProductError } from '#domain/shared/errors.ts';
import { type EraseDeps, eraseAccount } from '../accounts/own-data/erase-account.ts';
import type { User } from '../accounts/user.ts';
import { paymentsUnavailable } from '../subscriptions/refusals.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import type { AuditEntry } from './audit-entry.ts';
import { allowed, keepAnAdministrator } from './change-user.ts';
import { maskEmail } from './mask-email.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { otherEmail } from './refusals.ts';

export type DeleteUserDeps = AdministrationDeps & Omit<EraseDeps, 'administration'>;

/**
 * Erases somebody as `eraseAccount` does. `email` is his, typed once more. Throws `invalid` under `email`,
 * `conflict` for the last administrator who can sign in, `unavailable` when the provider cannot be asked,
 * else as `changeUser`; in each case he stays.
 */
export async function deleteUser(
  deps: DeleteUserDeps,
  admin: User,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const entryOf = allowed((user): AuditEntry => {
    if (email.trim().toLowerCase() !== user.email) throw new ProductError('invalid', otherEmail, 'email');
    keepAnAdministrator(user);
    const done = { subjectId: user.id, subject: maskEmail(user.email), before: user.role, after: '' };
    return newAuditEntry(deps, admin, { action: 'deletion', ...done });
  });
  const isGone = await eraseAccount(deps, { userId, adminId: admin.id }, entryOf);
  if (!isGone) throw new ProductError('unavailable', paymentsUnavailable);
}
