import type { SimulatedCard, SimulatedSubscription } from '#domain/subscriptions/simulated-subscription.ts';
import type { Database } from '#server/store/database.ts';
import { simulatedSubscriptionStore } from '#server/store/simulated-subscription-store.ts';
import type { Answer, Caller } from './test-app.ts';

/** Begins a checkout for `PRO monthly` and the like. */
export function checkOut(
  caller: Caller,
  order: string,
  { email = 'buyer@example.org', attempt }: { email?: string; attempt?: string } = {},
): Promise<Answer> {
  const [plan, billing] = order.split(' ');
  return caller.call('POST', '/api/create-payment-intent', { plan, billing, email, attempt });
}

/** Pays a bill with a card of the simulator. */
export const payWith = (
  caller: Caller,
  clientSecret: string,
  card: SimulatedCard = 'success',
  isAuthenticated = false,
): Promise<Answer> =>
  caller.call('POST', '/api/test/payments/confirm', { clientSecret, card, isAuthenticated });

/** Orders and pays; answers the id of the subscription. */
export async function subscribe(
  caller: Caller,
  order: string,
  settings: { email?: string; attempt?: string; card?: SimulatedCard } = {},
): Promise<string> {
  const begun = await checkOut(caller, order, settings);
  const { clientSecret } = begun.body;
  const paid = await payWith(caller, clientSecret, settings.card, true);
  if (paid.body.outcome !== 'succeeded') throw new Error(`paying answered ${paid.status}`);
  return subscriptionIdOf(clientSecret);
}

export const subscriptionIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** What the operator or a bank does at the payment provider, without our hearing of it. */
export async function alterAtProvider(
  db: Database,
  id: string,
  alter: (subscription: SimulatedSubscription) => void,
): Promise<void> {
  const store = simulatedSubscriptionStore(db);
  const held = await store.findById(id);
  if (!held) throw new Error(`no subscription ${id}`);
  alter(held.state);
  await store.save(id, held.state, held.version);
}
