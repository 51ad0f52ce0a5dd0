import { type SettleDeps, settleSubscription } from '../../subscriptions/settle-subscription.ts';

/**
 * Sees to it that nothing is charged any more to somebody who is leaving: what is paid for ends with its
 * period, what is not paid ends now. As often as one likes. Throws `unavailable` when the provider cannot
 * be asked.
 */
export async function stopCharging(payments: SettleDeps, userId: string): Promise<void> {
  const { gateway, subscriptions } = payments;
  for (const { id, state, endsAtPeriodEnd } of await subscriptions.findOfUser(userId)) {
    if (state === 'ended' || (state === 'active' && endsAtPeriodEnd)) continue;
    if (state === 'incomplete') await gateway.drop(id);
    else await gateway.stopRenewal(id, 'account-deletion');
    await settleSubscription(payments, id);
  }
}
