import type { AdministrationDeps } from './administration-deps.ts';
import type { LockedUser } from './administration-store.ts';
import { maskEmail } from './mask-email.ts';
import { newAuditEntry } from './new-audit-entry.ts';

export interface AppointDeps extends AdministrationDeps {
  users: {
    /** The id of the account with this e-mail, however it is capitalised. */
    findByEmail(email: string): Promise<{ id: string } | undefined>;
  };
  /** Called once an account has become an administrator's. */
  onAppointed?: (userId: string) => void;
}

/** How the operator, who needs no account, appoints; the log of changes names it in an administrator's place. */
type AppointedBy = 'make-admin' | 'ADMIN_EMAIL';

export type Appointment =
  | 'appointed'
  | 'administrator-already'
  | 'no-account'
  | 'blocked'
  | 'there-is-another';

/**
 * Makes the account with this e-mail an administrator's and writes into the log of changes how. `make-admin`
 * appoints any number of administrators, `ADMIN_EMAIL` the first only: left set, it undoes no later change of
 * role. With `onlyId` any other account stays as it is.
 */
export async function appointAdministrator(
  deps: AppointDeps,
  { email, by, onlyId }: { email: string; by: AppointedBy; onlyId?: string | undefined },
): Promise<Appointment> {
  const account = await deps.users.findByEmail(email);
  if (!account || (onlyId !== undefined && account.id !== onlyId)) return 'no-account';
  let appointment = 'no-account' as Appointment;
  await deps.administration.changeUser({ userId: account.id }, ({ user }) => {
    if (!user) return undefined;
    appointment = appointmentOf(user, by);
    if (appointment !== 'appointed') return undefined;
    const done = { subjectId: user.id, subject: maskEmail(user.email), before: user.role, after: 'admin' };
    return { role: 'admin', entry: newAuditEntry(deps, { id: '', email: by }, { action: 'role', ...done }) };
  });
  if (appointment === 'appointed') deps.onAppointed?.(account.id);
  return appointment;
}

function appointmentOf(user: LockedUser, by: AppointedBy): Appointment {
  if (user.subscriptionStatus === 'blocked') return 'blocked';
  if (user.role === 'admin') return 'administrator-already';
  return by === 'ADMIN_EMAIL' && user.otherAdmins > 0 ? 'there-is-another' : 'appointed';
}
