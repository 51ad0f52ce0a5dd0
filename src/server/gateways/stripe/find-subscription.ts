import type Stripe from 'stripe';
import type { PaymentState, ProviderSubscription } from '#domain/subscriptions/payments.ts';
import { findPayments } from './find-payments.ts';
import { ourProduct, type PlanPrices } from './plan-prices.ts';
import { nextOrderOf } from './planned-change.ts';
import { retrieveSubscription } from './retrieve-subscription.ts';
import { cancelledAt, endOfPeriod, endsWithPeriod } from './when-it-ends.ts';

/**
 * A subscription with everything that was ever paid for it; undefined when Stripe knows none of that id,
 * or one of another product of the same account.
 */
export async function findSubscription(
  stripe: Stripe,
  prices: PlanPrices,
  id: string,
): Promise<ProviderSubscription | undefined> {
  const subscription = await retrieveSubscription(stripe, id, { expand: ['customer', 'schedule'] });
  if (!subscription) return undefined;
  const item = itemOf(subscription);
  const order = await prices.orderOf(item.price);
  if (!order) {
    if (subscription.metadata.product !== ourProduct) return undefined;
    throw new TypeError('a price that is not in the plan table');
  }
  const { payments, paidUntil, email } = await findPayments(stripe, prices, subscription, order);
  const { customer } = subscription;
  const known = typeof customer === 'string' || customer.deleted ? undefined : customer;
  const state = stateOf(subscription.status);
  return {
    ...order,
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    email: (known?.email ?? email ?? '').toLowerCase(),
    state,
    // Past due, Stripe's own period is already the one that nobody has paid.
    currentPeriodEnd: state === 'active' ? endOfPeriod(subscription, item) : paidUntil,
    nextOrder: state === 'active' ? await nextOrderOf(subscription, prices) : undefined,
    endsAtPeriodEnd: endsWithPeriod(subscription, item),
    cancelledAt: cancelledAt(subscription, item),
    creditCents: creditOf(known),
    payments,
  };
}

/** Stripe writes what a customer has left over as a negative balance; what he owes is positive. */
function creditOf(customer: Stripe.Customer | undefined): number {
  if (!customer) return 0;
  if (!Number.isInteger(customer.balance)) throw new TypeError('a balance that is none');
  return Math.max(0, -customer.balance);
}

/** Our subscriptions have one item: the plan. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new TypeError('a subscription without items');
  return item;
}

function stateOf(status: Stripe.Subscription.Status): PaymentState {
  const state = states[status];
  if (!state) throw new TypeError('a state nobody has heard of');
  return state;
}

const states: Readonly<Record<string, PaymentState>> = {
  active: 'active',
  trialing: 'active',
  incomplete: 'incomplete',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};
