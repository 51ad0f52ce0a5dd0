import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription, getStillRunning } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/**
 * Lets the user's subscription renew as it is instead of as the order planned; a second call changes nothing. Returns
 * when it is paid for next, and how much in euro cents; both undefined where no renewal comes. Throws `forbidden` for
 * a team's member and a blocked user, `conflict` without a running subscription, `unavailable` while the provider is
 * away.
 */
export async function takeBackPlanChange(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
): Promise<{ nextPaymentAt: Date | undefined; nextPaymentCents: number | undefined }> {
  const { subscriptions, gateway } = deps;
  const { id } = await getPayableSubscription(subscriptions, user);
  await limitCalls(deps, user.id);
  await gateway.dropPlannedChange(id);
  await settleSubscription(deps, id);
  const after = await getStillRunning(subscriptions, id);
  const nextPaymentCents = nextPaymentOf(after);
  const isRenewing = nextPaymentCents !== undefined;
  return { nextPaymentAt: isRenewing ? after.currentPeriodEnd : undefined, nextPaymentCents };
}
