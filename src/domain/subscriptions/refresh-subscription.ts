import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { claimSubscriptions } from './claim-subscriptions.ts';
import { limitCalls } from './limit-calls.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/** Reads the user's subscriptions from the provider again: makes good what no webhook has told. */
export async function refreshSubscription(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
): Promise<void> {
  await limitCalls(deps, user.id);
  await claimSubscriptions(deps, user.id);
  const own = await deps.subscriptions.findOfUser(user.id);
  for (const { id, state } of own) if (state !== 'ended') await settleSubscription(deps, id);
}
