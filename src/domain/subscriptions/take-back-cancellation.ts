import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription, getStillRunning } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import { unpaidRenewal } from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/**
 * Lets the user's subscription renew again; a second call changes nothing. Returns when it is paid for next, and how
 * much in euro cents. Throws `forbidden` for a team's member and a blocked user; `conflict` when it is over, its
 * renewal unpaid or disputed, or its user leaving; `unavailable` while the provider is away.
 */
export async function takeBackCancellation(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
): Promise<{ nextPaymentAt: Date | undefined; nextPaymentCents: number | undefined }> {
  const { subscriptions, gateway } = deps;
  const { id } = await getPayableSubscription(subscriptions, user);
  await limitCalls(deps, user.id);
  await gateway.resumeRenewal(id, 'cancellation');
  await settleSubscription(deps, id);
  const after = await getStillRunning(subscriptions, id);
  if (after.state === 'past-due') throw new ProductError('conflict', unpaidRenewal);
  return { nextPaymentAt: after.currentPeriodEnd, nextPaymentCents: nextPaymentOf(after) };
}
