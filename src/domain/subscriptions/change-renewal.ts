import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription, getStillRunning } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/**
 * Has the provider change how the user's subscription renews, and returns it as it then is. Throws `forbidden` for a
 * team's member and a blocked user, `conflict` without a running subscription, `too-many-requests`, and `unavailable`
 * while the provider is away.
 */
export async function changeRenewal(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
  change: (gateway: SettleDeps['gateway'], id: string) => Promise<unknown>,
) {
  const { subscriptions, gateway } = deps;
  const { id } = await getPayableSubscription(subscriptions, user);
  await limitCalls(deps, user.id);
  await change(gateway, id);
  await settleSubscription(deps, id);
  return getStillRunning(subscriptions, id);
}
