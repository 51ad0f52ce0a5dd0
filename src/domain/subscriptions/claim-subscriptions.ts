import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/**
 * Gives somebody who has signed in what was paid for with his e-mail before: the plan and its documents.
 * Every account's e-mail is verified, so nobody takes over another's.
 */
export async function claimSubscriptions(deps: SettleDeps, userId: string): Promise<void> {
  const buyer = await deps.subscriptions.findBuyer({ userId, email: '' });
  if (!buyer) return;
  const unclaimed = await deps.subscriptions.findUnclaimed(buyer.email);
  for (const { id, state } of unclaimed) if (state !== 'ended') await settleSubscription(deps, id);
}
