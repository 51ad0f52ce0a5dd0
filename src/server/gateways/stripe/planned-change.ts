import Stripe from 'stripe';
import type { Order } from '#domain/subscriptions/payments.ts';
import type { PlanPrices } from './plan-prices.ts';

/** Returns the order of the phase that follows the one paid for; undefined where no schedule plans another. */
export async function nextOrderOf(
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
  prices: PlanPrices,
): Promise<Order | undefined> {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return undefined;
  const { current_phase: current, phases } = schedule;
  const next = phases.find(({ start_date: start }) => current && start >= current.end_date);
  const price = next?.items[0]?.price;
  if (!price) return undefined;
  return prices.orderOf(typeof price === 'string' ? price : price.id);
}

/**
 * Lets a subscription go on as it is. While a schedule holds it, Stripe refuses to change or to end it otherwise.
 */
export async function releaseSchedule(
  stripe: Stripe,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
): Promise<void> {
  if (!schedule) return;
  try {
    await stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id);
  } catch (error) {
    // Released, or come to its end, in this moment.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
