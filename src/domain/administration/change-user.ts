import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import type { Decide, LockedUser, UserChange } from './administration-store.ts';
import type { AuditEntry } from './audit-entry.ts';
import { maskEmail } from './mask-email.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { lastAdministrator, noLongerAdministrator, noSuchUser } from './refusals.ts';

/** What is to become of a user; undefined where he is so already. */
export type Change = Omit<UserChange, 'entry'> & Pick<AuditEntry, 'action' | 'before' | 'after'>;

/**
 * Changes a user and writes down who did it. Throws `not-found` for nobody, `forbidden` where the
 * administrator is none any more, and what `decide` throws.
 */
export async function changeUser(
  deps: AdministrationDeps,
  admin: User,
  userId: string,
  decide: (user: LockedUser) => Change | undefined,
): Promise<void> {
  const change = allowed((user) => {
    const decided = decide(user);
    if (!decided) return undefined;
    const { action, before, after, ...changes } = decided;
    const done = { action, subjectId: user.id, subject: maskEmail(user.email), before, after };
    return { ...changes, entry: newAuditEntry(deps, admin, done) };
  });
  await deps.administration.changeUser({ userId, adminId: admin.id }, change);
}

/** The same decision for who may take it only. */
export function allowed<Decided>(decide: (user: LockedUser) => Decided | undefined): Decide<Decided> {
  return ({ user, isAdmin }) => {
    if (!isAdmin) throw new ProductError('forbidden', noLongerAdministrator);
    if (!user) throw new ProductError('not-found', noSuchUser);
    return decide(user);
  };
}

/** Throws `conflict` where nobody could administer any more without this user. */
export function keepAnAdministrator(user: LockedUser): void {
  if (user.role === 'admin' && user.subscriptionStatus !== 'blocked' && user.otherAdmins === 0) {
    throw new ProductError('conflict', lastAdministrator);
  }
}
