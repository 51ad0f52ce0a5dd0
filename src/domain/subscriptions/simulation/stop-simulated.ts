import type { StopReason } from '../payments.ts';
import type { SimulatedSubscription } from '../simulated-subscription.ts';

/** The subscription once nothing more is to be charged: it ends with its period, or now where that is not paid. */
export function stopSimulated(
  subscription: SimulatedSubscription,
  reason: StopReason,
  now: Date,
): SimulatedSubscription {
  const { state, endsAtPeriodEnd, isStoppedForLeaving } = subscription;
  if (state !== 'active' && state !== 'past-due') return subscription;
  const isCancelled = reason === 'cancellation';
  if (state === 'active' && endsAtPeriodEnd && !(isCancelled && isStoppedForLeaving)) return subscription;
  return {
    ...subscription,
    ...(state === 'active' ? { endsAtPeriodEnd: true } : { state: 'ended' }),
    isStoppedForLeaving: isCancelled ? undefined : true,
    cancelledAt: isCancelled ? now.toISOString() : undefined,
    nextOrder: undefined,
    openBill: undefined,
  };
}

/** The subscription renewing again, whatever had stopped it. */
export const resumed = (subscription: SimulatedSubscription): SimulatedSubscription => ({
  ...subscription,
  ...{ endsAtPeriodEnd: false, isStoppedForLeaving: undefined, cancelledAt: undefined },
});
