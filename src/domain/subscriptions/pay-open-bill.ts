import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import type { OpenBill } from './payments.ts';
import { noOpenBill } from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

/** The bill of a failed renewal; `conflict` when none is open. */
export async function payOpenBill(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
): Promise<OpenBill> {
  const { id, state } = await getPayableSubscription(deps.subscriptions, user);
  await limitCalls(deps, user.id);
  const bill = state === 'past-due' ? await deps.gateway.findOpenBill(id) : undefined;
  if (bill) return bill;
  // Paid in the meantime, or given up by the provider.
  if (state === 'past-due') await settleSubscription(deps, id);
  throw new ProductError('conflict', noOpenBill);
}
