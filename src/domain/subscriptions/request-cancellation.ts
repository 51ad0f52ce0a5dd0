import { ProductError } from '#domain/shared/errors.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { getRunningSubscription, getStillRunning } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import { cancellationUnavailable } from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

export interface RequestCancellationDeps extends TurnDeps {
  subscriptions: SubscriptionStore;
  /** Undefined where nobody can pay. */
  payments: SettleDeps | undefined;
}

/**
 * Ends the user's subscription at the provider: with what is paid for, or at once where its renewal is unpaid. A
 * second call changes nothing. Returns the day until which the plan stays, undefined when it is over. Throws
 * `forbidden` for a team's member, `conflict` without a running subscription, `unavailable` while the provider is
 * away.
 */
export async function requestCancellation(
  deps: RequestCancellationDeps,
  user: User,
): Promise<{ endsOn: Date | undefined }> {
  const { subscriptions, payments } = deps;
  const { id } = await getRunningSubscription(subscriptions, user);
  await limitCalls(deps, user.id);
  if (!payments) throw new ProductError('unavailable', cancellationUnavailable);
  const after = await stop(payments, id).catch((error: unknown) => {
    const isAway = error instanceof ProductError && error.kind === 'unavailable';
    throw isAway ? new ProductError('unavailable', cancellationUnavailable) : error;
  });
  return { endsOn: after?.state === 'active' ? after.currentPeriodEnd : undefined };
}

async function stop(payments: SettleDeps, id: string): Promise<Subscription | undefined> {
  const { gateway, subscriptions } = payments;
  // Time may have ended it since it was last read.
  await settleSubscription(payments, id);
  await getStillRunning(subscriptions, id);
  await gateway.stopRenewal(id, 'cancellation');
  await settleSubscription(payments, id);
  return subscriptions.findById(id);
}
