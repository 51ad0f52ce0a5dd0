import type { AccountStore } from '../accounts/accounts.ts';
import { isTeamMember, type User } from '../accounts/user.ts';
import { findRunning } from './get-running-subscription.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

/** What somebody may know of his subscription; a team's member only whose plan he works with. */
export async function getSubscription(
  deps: { subscriptions: SubscriptionStore; accounts: Pick<AccountStore, 'findById'> },
  user: User,
): Promise<{ running: Subscription | undefined; ownerName: string | undefined }> {
  if (isTeamMember(user)) {
    const owner = await deps.accounts.findById(user.ownerId);
    const name = owner && `${owner.firstName} ${owner.lastName}`.trim();
    return { running: undefined, ownerName: name || owner?.email };
  }
  return { running: findRunning(await deps.subscriptions.findOfUser(user.id)), ownerName: undefined };
}
