import type Stripe from 'stripe';
import { billingCycles } from '#domain/accounts/user.ts';
import type { Order, PaidPlanId } from '#domain/subscriptions/payments.ts';
import { plans } from '#domain/subscriptions/plans.ts';

/** Marks what is ours in an account that may sell other things too. */
export const ourProduct = 'autoscritto';

/** The plan table as Stripe's products and prices, both ways. */
export interface PlanPrices {
  /** The price an order is charged by; made when Stripe has none, or one of another amount. */
  priceOf(order: Order): Promise<Stripe.Price>;
  /** What a price stands for; undefined for one that is not ours. */
  orderOf(price: string | Stripe.Price): Promise<Order | undefined>;
}

export function planPrices(stripe: Stripe): PlanPrices {
  // What a price stands for never changes: its key may move to a newer one, its metadata stays.
  const known = new Map<string, Order>();
  return {
    async priceOf(order) {
      const found = await stripe.prices.list({ lookup_keys: [lookupKeyOf(order)], active: true, limit: 1 });
      const [current] = found.data;
      if (current && isAsInTable(current, order)) return current;
      return createPrice(stripe, order, current);
    },
    async orderOf(price) {
      const id = typeof price === 'string' ? price : price.id;
      const seen = known.get(id);
      if (seen) return seen;
      const order = orderIn(typeof price === 'string' ? await stripe.prices.retrieve(price) : price);
      if (order) known.set(id, order);
      return order;
    },
  };
}

async function createPrice(
  stripe: Stripe,
  order: Order,
  replaced: Stripe.Price | undefined,
): Promise<Stripe.Price> {
  const lookupKey = lookupKeyOf(order);
  const amount = centsOf(order);
  const product = await productOf(stripe, order.plan);
  return stripe.prices.create(
    {
      product,
      currency: 'eur',
      unit_amount: amount,
      tax_behavior: 'inclusive',
      recurring: { interval: intervalOf(order) },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { plan: order.plan, billing_cycle: order.billingCycle },
    },
    // Two processes that find the same price wanting make one.
    { idempotencyKey: `${lookupKey}-${amount}-after-${replaced?.id ?? 'none'}` },
  );
}

async function productOf(stripe: Stripe, plan: PaidPlanId): Promise<string> {
  const id = `${ourProduct}_${plan.toLowerCase()}`;
  try {
    const { id: created } = await stripe.products.create({ id, name: `Autoscritto ${plan}` });
    return created;
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_already_exists') return id;
    throw error;
  }
}

function isAsInTable(price: Stripe.Price, order: Order): boolean {
  return (
    price.unit_amount === centsOf(order) &&
    price.currency === 'eur' &&
    price.tax_behavior === 'inclusive' &&
    price.recurring?.interval === intervalOf(order) &&
    price.recurring.interval_count === 1
  );
}

function orderIn({ lookup_key: key, metadata }: Stripe.Price): Order | undefined {
  return paidOrders.find(
    (order) =>
      (metadata.plan === order.plan && metadata.billing_cycle === order.billingCycle) ||
      key === lookupKeyOf(order),
  );
}

/** `autoscritto_pro_monthly` */
function lookupKeyOf({ plan, billingCycle }: Order): string {
  return `${ourProduct}_${plan.toLowerCase()}_${billingCycle}`;
}

function centsOf({ plan, billingCycle }: Order): number {
  return 100 * (billingCycle === 'annual' ? plans[plan].annualPrice : plans[plan].monthlyPrice);
}

function intervalOf({ billingCycle }: Order): 'month' | 'year' {
  return billingCycle === 'annual' ? 'year' : 'month';
}

const paidPlans: readonly PaidPlanId[] = ['STARTER', 'PRO', 'ELITE'];
const paidOrders: readonly Order[] = paidPlans.flatMap((plan) =>
  billingCycles.map((billingCycle) => ({ plan, billingCycle })),
);
