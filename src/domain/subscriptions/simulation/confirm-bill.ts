import type { SimulatedCard, SimulatedSubscription } from '../simulated-subscription.ts';
import { firstBill } from './draw-up-bill.ts';
import { payBill } from './pay-bill.ts';

export type PaymentOutcome = 'succeeded' | 'declined' | 'requires-authentication';

/** Pays the open bill with a card; undefined when the secret opens no bill, and nothing twice. */
export function confirmBill(
  subscription: SimulatedSubscription,
  attempt: {
    subscriptionId: string;
    clientSecret: string;
    card: SimulatedCard;
    /** The bank's question was answered. */
    isAuthenticated: boolean;
    now: Date;
  },
): { subscription: SimulatedSubscription; outcome: PaymentOutcome; isRepeated?: boolean } | undefined {
  const { clientSecret, card, now, subscriptionId } = attempt;
  if (subscription.payments.some((payment) => payment.clientSecret === clientSecret)) {
    return { subscription, outcome: 'succeeded', isRepeated: true };
  }
  const { openBill } = subscription;
  if (openBill?.clientSecret !== clientSecret) return undefined;
  if (card === 'decline') return { subscription, outcome: 'declined' };
  if (card === 'authentication' && !attempt.isAuthenticated) {
    return { subscription, outcome: 'requires-authentication' };
  }
  const bill = openBill.reason === 'first' ? { ...firstBill(subscription, now), clientSecret } : openBill;
  const paid = payBill(subscription, bill, { subscriptionId, card, at: now });
  return { subscription: paid, outcome: 'succeeded' };
}
