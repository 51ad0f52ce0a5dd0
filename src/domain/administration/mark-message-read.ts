import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { maskEmail } from './mask-email.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { noSuchMessage } from './refusals.ts';

/** Marks a message as read; one that is stays so, and there is no way back. Throws `not-found`. */
export async function markMessageRead(deps: AdministrationDeps, admin: User, id: string): Promise<void> {
  const read = await deps.administration.markMessageRead(id, ({ email }) => {
    const done = { action: 'message', subjectId: id, subject: maskEmail(email) } as const;
    return newAuditEntry(deps, admin, { ...done, before: 'new', after: 'read' });
  });
  if (!read) throw new ProductError('not-found', noSuchMessage);
}
