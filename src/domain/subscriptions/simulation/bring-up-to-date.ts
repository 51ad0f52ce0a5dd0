import type { SimulatedSubscription } from '../simulated-subscription.ts';
import { renewalBill } from './draw-up-bill.ts';
import { payBill } from './pay-bill.ts';

const hour = 60 * 60 * 1000;
/** How long an unpaid first bill, or a change the bank was asked about, waits. */
const patience = 23 * hour;
/** How long the bill of a failed renewal stays open. */
const grace = 21 * 24 * hour;

/** A subscription as time has left it: bills run out, periods end, renewals are charged when they were due. */
export function bringUpToDate(
  subscription: SimulatedSubscription,
  moment: { subscriptionId: string; now: Date; newSecret(): string },
): SimulatedSubscription {
  const { openBill } = subscription;
  const age = openBill ? moment.now.getTime() - new Date(openBill.createdAt).getTime() : 0;
  if (subscription.state === 'incomplete' && age > patience) return over(subscription);
  if (subscription.state === 'past-due' && age > grace) return over(subscription);
  if (subscription.state !== 'active') return subscription;
  if (openBill && age > patience) return renewDue({ ...subscription, openBill: undefined }, moment);
  return renewDue(subscription, moment);
}

function renewDue(
  subscription: SimulatedSubscription,
  moment: Parameters<typeof bringUpToDate>[1],
): SimulatedSubscription {
  const { period, card } = subscription;
  const end = period && new Date(period.to);
  if (!end || end > moment.now) return subscription;
  if (subscription.endsAtPeriodEnd) return over(subscription);
  const bill = { ...renewalBill(subscription, period), clientSecret: moment.newSecret() };
  if (card === 'renewal-fails' && bill.amountCents > 0) {
    const { plan, billingCycle } = bill;
    const unpaid: SimulatedSubscription = {
      ...{ ...subscription, plan, billingCycle, nextOrder: undefined },
      ...{ state: 'past-due', openBill: bill },
    };
    return bringUpToDate(unpaid, moment);
  }
  const { subscriptionId } = moment;
  return renewDue(payBill(subscription, bill, { subscriptionId, card, at: end }), moment);
}

const over = (subscription: SimulatedSubscription): SimulatedSubscription => ({
  ...subscription,
  state: 'ended',
  openBill: undefined,
});
