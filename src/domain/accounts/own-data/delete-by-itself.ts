import type { LockedUser } from '../../administration/administration-store.ts';
import { maskEmail } from '../../administration/mask-email.ts';
import { newAuditEntry } from '../../administration/new-audit-entry.ts';
import { type EraseDeps, eraseAccount } from './erase-account.ts';

export interface DeleteByItselfDeps extends EraseDeps {
  /** Told of everybody who is gone. */
  onErased(userId: string): void;
  newId(): string;
  now(): Date;
}

/** Who is written down where nobody has pressed a button. */
const byItself = { id: '', email: 'Autoscritto' };

/**
 * Erases somebody whose time has come, if `isToGo` still says so while nobody else can change him. The last
 * administrator who can sign in stays. Throws as `eraseAccount`.
 */
export async function deleteByItself(
  deps: DeleteByItselfDeps,
  userId: string,
  isToGo: (user: LockedUser) => boolean,
): Promise<void> {
  const isGone = await eraseAccount(deps, { userId }, ({ user }) => {
    if (!user || !isToGo(user)) return undefined;
    if (user.role === 'admin' && user.otherAdmins === 0) return undefined;
    const done = { subjectId: user.id, subject: maskEmail(user.email), before: user.role, after: '' };
    return newAuditEntry(deps, byItself, { action: 'deletion', ...done });
  });
  if (isGone) deps.onErased(userId);
}
