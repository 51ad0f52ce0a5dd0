import type { User } from '../accounts/user.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import type { AuditEntry } from './audit-entry.ts';

/** What an administrator does at this moment, as it is kept for good. */
export const newAuditEntry = (
  { newId, now }: Pick<AdministrationDeps, 'newId' | 'now'>,
  admin: Pick<User, 'id' | 'email'>,
  done: Pick<AuditEntry, 'action' | 'subjectId' | 'subject' | 'before' | 'after'>,
): AuditEntry => ({ id: newId(), at: now(), adminId: admin.id, adminEmail: admin.email, ...done });
