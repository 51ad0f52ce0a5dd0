import { isRunning } from './get-running-subscription.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/** Anybody can begin orders with anybody's e-mail: so many unpaid ones of them are looked at. */
const mostUnpaid = 10;

/**
 * Gives somebody who has signed in what was paid for with his e-mail before, if that is verified: the plan
 * and its documents.
 */
export async function claimSubscriptions(deps: SettleDeps, userId: string): Promise<void> {
  const buyer = await deps.subscriptions.findBuyer({ userId, email: '' });
  if (!buyer) return;
  const unclaimed = await deps.subscriptions.findUnclaimed(buyer.email);
  const unpaid = unclaimed.filter(({ state }) => state === 'incomplete').slice(0, mostUnpaid);
  for (const { id } of [...unclaimed.filter(isRunning), ...unpaid]) await settleSubscription(deps, id);
}
