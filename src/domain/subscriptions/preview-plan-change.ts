import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import type { ChangePreview, Order } from './payments.ts';
import { isSameOrder } from './price-of.ts';
import { openBillFirst, sameOrder } from './refusals.ts';
import type { SettleDeps } from './settle-subscription.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

/** What changing to an order would cost now; refused like the change itself. */
export async function previewPlanChange(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
  order: Order,
): Promise<ChangePreview> {
  const { id } = await getChangeable(deps.subscriptions, user, order);
  await limitCalls(deps, user.id);
  return deps.gateway.previewChange(id, order, deps.now());
}

/** The subscription that may change to an order: running, paid (`conflict`), and another (`invalid`). */
export async function getChangeable(
  store: SubscriptionStore,
  user: User,
  order: Order,
): Promise<Subscription> {
  const running = await getPayableSubscription(store, user);
  if (running.state === 'past-due') throw new ProductError('conflict', openBillFirst);
  if (isSameOrder(running, order)) throw new ProductError('invalid', sameOrder, 'plan');
  return running;
}
