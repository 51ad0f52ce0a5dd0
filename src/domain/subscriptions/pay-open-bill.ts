import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import type { Order } from './payments.ts';
import { noOpenBill } from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/** What the browser pays the bill of a failed renewal with; `conflict` when none is open. */
export async function payOpenBill(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
): Promise<Order & { clientSecret: string }> {
  const { plan, billingCycle, id, state } = await getPayableSubscription(deps.subscriptions, user);
  await limitCalls(deps, user.id);
  const clientSecret = state === 'past-due' ? await deps.gateway.findClientSecret(id) : undefined;
  if (clientSecret !== undefined) return { clientSecret, plan, billingCycle };
  // Paid in the meantime, or given up by the provider.
  if (state === 'past-due') await settleSubscription(deps, id);
  throw new ProductError('conflict', noOpenBill);
}
