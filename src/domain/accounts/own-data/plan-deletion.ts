import { ProductError } from '#domain/shared/errors.ts';
import { keepAnAdministrator } from '../../administration/change-user.ts';
import type { SettleDeps } from '../../subscriptions/settle-subscription.ts';
import type { AccountLinks } from '../account-links.ts';
import type { User } from '../user.ts';
import type { LeavingStore } from './leaving-store.ts';
import { type Proof, type ProveDeps, proveOneself } from './prove-oneself.ts';
import { notYourEmail } from './refusals.ts';
import { daysAfter, retention } from './retention.ts';
import { stopCharging } from './stop-charging.ts';

export interface PlanDeletionDeps extends ProveDeps {
  leaving: Pick<LeavingStore, 'planDeletion'>;
  /** Undefined where nobody can pay. */
  payments: SettleDeps | undefined;
  links: Pick<AccountLinks, 'profile'>;
  onError(error: unknown): void;
}

/**
 * Plans the end of the user's account in thirty days, tells him by mail how to take it back, and has
 * nothing charged from now on; a provider that does not answer is asked again by the job. Answers the day.
 * A second call changes nothing. Throws `invalid` under `email` or `password`, `conflict` for the last
 * administrator, and as `proveOneself`.
 */
export async function planDeletion(
  deps: PlanDeletionDeps,
  user: User,
  { email, ...proof }: Proof & { email: string },
): Promise<Date> {
  const { leaving, payments, links, onError, now } = deps;
  if (email.trim().toLowerCase() !== user.email) throw new ProductError('invalid', notYourEmail, 'email');
  await proveOneself(deps, user, proof);
  const wished = daysAfter(now(), retention.deletionGraceDays);
  const dueAt = await leaving.planDeletion(user.id, wished, (locked) => {
    keepAnAdministrator(locked);
    const { firstName, language } = user;
    const on = wished.toISOString();
    const message = { kind: 'deletion-planned', firstName, on, link: links.profile } as const;
    return { to: locked.email, language, message };
  });
  if (payments) await stopCharging(payments, user.id).catch(onError);
  return dueAt ?? wished;
}
