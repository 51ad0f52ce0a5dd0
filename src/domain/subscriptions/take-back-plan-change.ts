import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { changeRenewal } from './change-renewal.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import type { SettleDeps } from './settle-subscription.ts';

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
  const after = await changeRenewal(deps, user, (gateway, id) => gateway.dropPlannedChange(id));
  const nextPaymentCents = nextPaymentOf(after);
  const isRenewing = nextPaymentCents !== undefined;
  return { nextPaymentAt: isRenewing ? after.currentPeriodEnd : undefined, nextPaymentCents };
}
