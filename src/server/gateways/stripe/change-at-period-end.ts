import type Stripe from 'stripe';
import type { Order } from '#domain/subscriptions/payments.ts';
import { itemOf } from './find-subscription.ts';
import type { PlanPrices } from './plan-prices.ts';
import { voidOpenBills } from './void-open-bills.ts';

/**
 * Plans another order for the next period by a subscription schedule of two phases: what is paid for, then one period
 * of the new order, after which Stripe lets the subscription go on by itself.
 */
export async function changeAtPeriodEnd(
  stripe: Stripe,
  prices: PlanPrices,
  id: string,
  order: Order,
  idempotencyKey: string,
): Promise<void> {
  const [subscription, price] = await Promise.all([stripe.subscriptions.retrieve(id), prices.priceOf(order)]);
  await voidOpenBills(stripe, id);
  if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
    const renewing = subscription.cancel_at_period_end
      ? { cancel_at_period_end: false }
      : { cancel_at: '' as const };
    await stripe.subscriptions.update(id, { ...renewing, metadata: { stopped_for: '' } });
  }
  const schedule = await scheduleOf(stripe, subscription, idempotencyKey);
  const item = itemOf(subscription);
  const isSameInterval = item.price.recurring?.interval === price.recurring?.interval;
  const card = subscription.default_payment_method;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    // Left out, renewals would be charged to the customer's card, of whom we keep none.
    ...(card && { default_settings: { default_payment_method: typeof card === 'string' ? card : card.id } }),
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [{ price: price.id, quantity: 1 }],
        duration: { interval: price.recurring?.interval ?? 'month', interval_count: 1 },
        proration_behavior: 'none',
        ...(isSameInterval ? {} : { billing_cycle_anchor: 'phase_start' as const }),
      },
    ],
  });
}

/** The schedule that holds the subscription already, or one made for it. */
async function scheduleOf(
  stripe: Stripe,
  { id, schedule }: Stripe.Subscription,
  idempotencyKey: string,
): Promise<Stripe.SubscriptionSchedule> {
  if (!schedule) return stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey });
  return typeof schedule === 'string' ? stripe.subscriptionSchedules.retrieve(schedule) : schedule;
}
