import type { Order } from '../payments.ts';
import { priceOf } from '../price-of.ts';
import type { SimulatedBill, SimulatedPeriod, SimulatedSubscription } from '../simulated-subscription.ts';
import { periodFrom } from './billing-period.ts';
import { takeCredit } from './take-credit.ts';

type Bill = Omit<SimulatedBill, 'clientSecret'>;

/** The bill of the first month or year, from the moment it is paid. */
export function firstBill(subscription: SimulatedSubscription, now: Date): Bill {
  return wholePeriodBill(subscription, 'first', periodFrom(now, subscription.billingCycle));
}

/** The bill of the month or year that follows the one paid for; another rhythm counts from that day on. */
export function renewalBill(subscription: SimulatedSubscription, period: SimulatedPeriod): Bill {
  const order = subscription.nextOrder ?? orderOf(subscription);
  const from = new Date(period.to);
  const isSameRhythm = order.billingCycle === subscription.billingCycle;
  const next = periodFrom(from, order.billingCycle, isSameRhythm ? new Date(period.anchor) : from);
  return wholePeriodBill({ ...subscription, ...order }, 'renewal', next);
}

/**
 * The bill of a change made now: what is left of the old plan's price, by the second, is given back. In
 * the same rhythm the new plan is charged for the rest of the period; in another a new period begins.
 */
export function changeBill(
  subscription: SimulatedSubscription,
  period: SimulatedPeriod,
  order: Order,
  now: Date,
): Bill {
  const { plan, billingCycle } = subscription;
  const from = now.toISOString();
  const left = shareLeft(period, now);
  const unused = Math.round(priceOf({ plan, billingCycle }) * left);
  const isSameRhythm = order.billingCycle === billingCycle;
  const paidFor = isSameRhythm ? period : periodFrom(now, order.billingCycle);
  const charged = Math.round(priceOf(order) * (isSameRhythm ? left : 1));
  return {
    ...{ reason: 'change', createdAt: from, period: paidFor, ...orderOf(order) },
    ...takeCredit(
      [
        { ...orderOf(order), from, to: paidFor.to, amountCents: charged },
        { plan, billingCycle, from, to: period.to, amountCents: -unused },
      ],
      subscription.credit,
    ),
  };
}

function wholePeriodBill(
  subscription: SimulatedSubscription,
  reason: Bill['reason'],
  period: SimulatedPeriod,
): Bill {
  const order = orderOf(subscription);
  const line = { ...order, from: period.from, to: period.to, amountCents: priceOf(order) };
  return {
    ...{ reason, createdAt: period.from, period, ...order },
    ...takeCredit([line], subscription.credit),
  };
}

function shareLeft({ from, to }: SimulatedPeriod, now: Date): number {
  const seconds = (later: string | Date, earlier: string | Date) =>
    Math.round((new Date(later).getTime() - new Date(earlier).getTime()) / 1000);
  return Math.min(1, Math.max(0, seconds(to, now) / seconds(to, from)));
}

const orderOf = ({ plan, billingCycle }: Order): Order => ({ plan, billingCycle });
