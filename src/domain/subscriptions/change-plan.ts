import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { isStepDown } from './is-step-down.ts';
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

export interface PlanChange {
  /** What the buyer confirms the payment with; undefined when none has to be confirmed. */
  clientSecret: string | undefined;
  /** The day from which it counts; undefined when it does already, or once it is paid. */
  takesEffectOn: Date | undefined;
}

/**
 * Changes plan or rhythm: upwards at once, downwards when what is paid ends, unless `atOnce` is asked for. A double
 * click changes once. Throws `conflict` without a running subscription or with an open bill, `invalid` for the plan
 * the user has.
 */
export async function changePlan(
  deps: ChangePlanDeps,
  user: User,
  order: Order,
  { atOnce }: { atOnce: boolean },
): Promise<PlanChange> {
  const running = await getChangeable(deps.subscriptions, user, order);
  await limitCalls(deps, user.id);
  const { id, version } = running;
  const isPlanned = isStepDown(running, order) && !atOnce;
  const kind = isPlanned ? 'change-at-period-end' : 'change';
  const key = deps.digest(JSON.stringify([kind, id, version, order.plan, order.billingCycle]));
  const { clientSecret } = isPlanned
    ? await planChange(deps, id, order, key)
    : await deps.gateway.change(id, order, key);
  // It is changed: what cannot be read now is read by the next who asks.
  await settleSubscription(deps, id).catch(deps.onError);
  return { clientSecret, takesEffectOn: isPlanned ? running.currentPeriodEnd : undefined };
}

async function planChange({ gateway }: SettleDeps, id: string, order: Order, key: string) {
  await gateway.changeAtPeriodEnd(id, order, key);
  return { clientSecret: undefined };
}
