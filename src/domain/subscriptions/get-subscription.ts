import type { AccountStore } from '../accounts/accounts.ts';
import { isTeamMember, type User } from '../accounts/user.ts';
import { findRunning } from './get-running-subscription.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

/**
 * What somebody may know of his subscription, and what else is charged to his e-mail, which happens to who
 * orders again without signing in; a team's member only whose plan he works with.
 */
export async function getSubscription(
  deps: { subscriptions: SubscriptionStore; accounts: Pick<AccountStore, 'findById'> },
  user: User,
): Promise<{ running: Subscription | undefined; others: Subscription[]; ownerName: string | undefined }> {
  if (isTeamMember(user)) {
    const owner = await deps.accounts.findById(user.ownerId);
    const name = owner && `${owner.firstName} ${owner.lastName}`.trim();
    return { running: undefined, others: [], ownerName: name || owner?.email };
  }
  const held = await deps.subscriptions.findOfUser(user.id);
  const running = findRunning(held);
  const others = held.filter((other) => other.id !== running?.id && nextPaymentOf(other) !== undefined);
  return { running, others, ownerName: undefined };
}
