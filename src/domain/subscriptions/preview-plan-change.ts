import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { getPayableSubscription } from './get-running-subscription.ts';
import { isStepDown } from './is-step-down.ts';
import { limitCalls } from './limit-calls.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import type { ChangePreview, Order } from './payments.ts';
import { isSameOrder } from './price-of.ts';
import { openBillFirst, sameOrder } from './refusals.ts';
import type { SettleDeps } from './settle-subscription.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

export interface PlanChangePreview {
  /** The cost of the change today. */
  now: ChangePreview;
  /** What it costs when what is paid ends, in euro cents; undefined for a change that does not wait. */
  atPeriodEnd: { on: Date; paymentCents: number } | undefined;
}

/** Returns what changing to an order would cost; refused like the change itself. */
export async function previewPlanChange(
  deps: SettleDeps & { limiter: RateLimiter },
  user: User,
  order: Order,
): Promise<PlanChangePreview> {
  const running = await getChangeable(deps.subscriptions, user, order);
  await limitCalls(deps, user.id);
  const now = await deps.gateway.previewChange(running.id, order, deps.now());
  const { currentPeriodEnd: on } = running;
  const paymentCents = nextPaymentOf({ ...running, endsAtPeriodEnd: false, nextOrder: order });
  const waits = isStepDown(running, order) && on !== undefined && paymentCents !== undefined;
  return { now, atPeriodEnd: waits ? { on, paymentCents } : undefined };
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
