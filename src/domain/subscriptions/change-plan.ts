import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { limitCalls } from './limit-calls.ts';
import type { Order } from './payments.ts';
import { getChangeable } from './preview-plan-change.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';

export interface ChangePlanDeps extends SettleDeps {
  limiter: RateLimiter;
  /** A one-way digest, the same for the same text. */
  digest(text: string): string;
  onError(error: unknown): void;
}

/**
 * Changes plan or rhythm at once; a client secret comes back when the buyer's bank has to be asked first.
 * A double click changes once. Throws `conflict` without a running subscription or with an open bill,
 * `invalid` for the plan he has.
 */
export async function changePlan(
  deps: ChangePlanDeps,
  user: User,
  order: Order,
): Promise<{ clientSecret: string | undefined }> {
  const { id, version } = await getChangeable(deps.subscriptions, user, order);
  await limitCalls(deps, user.id);
  const key = deps.digest(JSON.stringify(['change', id, version, order.plan, order.billingCycle]));
  const changed = await deps.gateway.change(id, order, key);
  // It is changed: what cannot be read now is read by the next who asks.
  await settleSubscription(deps, id).catch(deps.onError);
  return changed;
}
