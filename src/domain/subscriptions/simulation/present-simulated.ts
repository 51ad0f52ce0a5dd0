import type { ProviderSubscription } from '../payments.ts';
import type { SimulatedSubscription } from '../simulated-subscription.ts';
import { sumOf } from './take-credit.ts';

/** A subscription of the simulator as any payment provider tells it. */
export function presentSimulated(id: string, subscription: SimulatedSubscription): ProviderSubscription {
  const { plan, billingCycle, customerId, email, state, endsAtPeriodEnd, period, cancelledAt } = subscription;
  return {
    ...{ id, plan, billingCycle, customerId, email, state, endsAtPeriodEnd },
    cancelledAt: cancelledAt === undefined ? undefined : new Date(cancelledAt),
    nextOrder: state === 'active' ? subscription.nextOrder : undefined,
    currentPeriodEnd: period && new Date(period.to),
    creditCents: 0 - sumOf(subscription.credit),
    payments: subscription.payments.map(({ clientSecret: _, ...payment }) => ({
      ...payment,
      paidAt: new Date(payment.paidAt),
      lines: payment.lines.map((line) => ({ ...line, from: new Date(line.from), to: new Date(line.to) })),
      refunds: payment.refunds.map((refund) => ({ ...refund, refundedAt: new Date(refund.refundedAt) })),
    })),
  };
}
