import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { paymentsUnavailable } from '../subscriptions/refusals.ts';
import { type SettleDeps, settleSubscription } from '../subscriptions/settle-subscription.ts';
import type { Subscription, SubscriptionStore } from '../subscriptions/subscription.ts';
import { nameOf } from '../team/name-of.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import type { LockedUser, UserDeletion } from './administration-store.ts';
import { allowed, keepAnAdministrator } from './change-user.ts';
import { maskEmail } from './mask-email.ts';
import { newAuditEntry } from './new-audit-entry.ts';
import { cannotEndSubscription, otherEmail } from './refusals.ts';

export interface DeleteUserDeps extends AdministrationDeps {
  subscriptions: Pick<SubscriptionStore, 'findOfUser' | 'findUnclaimed'>;
  /** Undefined where nobody can pay. */
  payments: SettleDeps | undefined;
}

/** He may begin an order while the last one is ended. */
const mostTries = 5;

/**
 * Erases somebody and everything of his own; what he pays for is ended at the provider first, so that no
 * money is taken any more, and who works in his team is released and told. Documents of payments stay, as
 * the law asks, without the account. `email` is his, typed once more. Throws `invalid` under `email`,
 * `conflict` for the last administrator who can sign in, `unavailable` when the provider cannot be asked,
 * else as `changeUser`; in each case he stays.
 */
export async function deleteUser(
  deps: DeleteUserDeps,
  admin: User,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { administration } = deps;
  const doing = { userId, adminId: admin.id };
  const mayBeDeleted = (user: LockedUser): undefined => {
    if (email.trim().toLowerCase() !== user.email) throw new ProductError('invalid', otherEmail, 'email');
    keepAnAdministrator(user);
  };
  for (let tries = 0; tries < mostTries; tries++) {
    // Asked before any money is touched.
    await administration.deleteUser(
      doing,
      allowed<UserDeletion>((user) => mayBeDeleted(user)),
    );
    await endSubscriptions(deps, userId, email.trim().toLowerCase());
    const members = await administration.findMembers(userId);
    const isDeleted = await administration.deleteUser(
      doing,
      allowed((user): UserDeletion | undefined => {
        mayBeDeleted(user);
        if (user.subscriptions.some(isOpen)) return undefined;
        const done = { subjectId: user.id, subject: maskEmail(user.email), before: user.role, after: '' };
        const message = { kind: 'left-team', from: nameOf(user) } as const;
        return {
          entry: newAuditEntry(deps, admin, { action: 'deletion', ...done }),
          mails: members.map(({ email: to, language }) => ({ to, language, message })),
        };
      }),
    );
    if (isDeleted) return;
  }
  throw new ProductError('unavailable', paymentsUnavailable);
}

const isOpen = ({ state }: Subscription) => state !== 'ended';

/** His own, and those paid for with his e-mail before he signed in: nobody could end them any more. */
async function endSubscriptions(deps: DeleteUserDeps, userId: string, email: string): Promise<void> {
  const { subscriptions, payments } = deps;
  const held = [...(await subscriptions.findOfUser(userId)), ...(await subscriptions.findUnclaimed(email))];
  for (const { id, state } of held.filter(isOpen)) {
    if (!payments) throw new ProductError('unavailable', cannotEndSubscription);
    await (state === 'incomplete' ? payments.gateway.drop(id) : payments.gateway.end(id));
    await settleSubscription(payments, id);
  }
}
