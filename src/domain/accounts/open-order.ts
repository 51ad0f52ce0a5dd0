import type { Subscription, SubscriptionStore } from '../subscriptions/subscription.ts';

/** Where it is known whose a paid order is. */
export type OrderOwners = Pick<SubscriptionStore, 'findById'>;

/** Returns the order a ticket names while it belongs to no account; undefined for none, or once it does. */
export async function findOpenOrder(
  orders: OrderOwners,
  id: string | undefined,
): Promise<Subscription | undefined> {
  const order = id === undefined ? undefined : await orders.findById(id);
  return order?.userId === undefined ? order : undefined;
}
