import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { changeRenewal } from './change-renewal.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import { unpaidRenewal } from './refusals.ts';
import type { SettleDeps } from './settle-subscription.ts';

/**
 * Lets the user's subscription renew again; a second call changes nothing. Returns when it is paid for next, and how
 * much in euro cents. Throws `forbidden` for a team's member and a blocked user; `conflict` when it is over, its
 * renewal unpaid or disputed, or its user leaving; `unavailable` while the provider is away.
 */
export async function takeBackCancellation(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
): Promise<{ nextPaymentAt: Date | undefined; nextPaymentCents: number | undefined }> {
  const after = await changeRenewal(deps, user, (gateway, id) => gateway.resumeRenewal(id, 'cancellation'));
  if (after.state === 'past-due') throw new ProductError('conflict', unpaidRenewal);
  return { nextPaymentAt: after.currentPeriodEnd, nextPaymentCents: nextPaymentOf(after) };
}
