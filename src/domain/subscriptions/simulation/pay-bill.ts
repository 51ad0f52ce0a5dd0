import type { SimulatedBill, SimulatedCard, SimulatedSubscription } from '../simulated-subscription.ts';
import { resumed } from './stop-simulated.ts';

/** The subscription after a bill of its was paid; one that costs nothing leaves no payment. */
export function payBill(
  subscription: SimulatedSubscription,
  bill: SimulatedBill,
  paid: { subscriptionId: string; card: SimulatedCard | undefined; at: Date },
): SimulatedSubscription {
  const { plan, billingCycle, period, credit, clientSecret, amountCents, lines } = bill;
  const payment = {
    // Counted, so that two who renew at the same moment speak of the same payment.
    id: `${paid.subscriptionId}_${subscription.payments.length + 1}`,
    ...{ clientSecret, paidAt: paid.at.toISOString(), amountCents, lines },
    ...{ refunds: [], isDisputed: false },
  };
  return {
    // Choosing a plan anew is a wish to stay.
    ...(bill.reason === 'change' ? resumed(subscription) : subscription),
    ...{ plan, billingCycle, period, credit, state: 'active', card: paid.card },
    ...{ openBill: undefined, nextOrder: undefined },
    payments: amountCents > 0 ? [...subscription.payments, payment] : subscription.payments,
  };
}
