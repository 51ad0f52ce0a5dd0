import { ProductError } from '#domain/shared/errors.ts';
import { paymentsUnavailable, unknownBill } from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';
import type { SimulatedCard } from './simulated-subscription.ts';
import type { PaymentOutcome } from './simulation/confirm-bill.ts';
import type { PaymentSimulator } from './simulation/payment-simulator.ts';

/**
 * Pays with a card of the simulator. The card `lost-answer` pays and then behaves as if the line had
 * broken (`unavailable`): only the return page or the reconciliation finds out. Throws `not-found` for a
 * bill that is not there, or no longer.
 */
export async function confirmSimulatedPayment(
  deps: SettleDeps & { simulator: PaymentSimulator },
  { clientSecret, card, isAuthenticated }: SimulatedConfirmation,
): Promise<PaymentOutcome> {
  const confirmed = await deps.simulator.confirm(clientSecret, card, isAuthenticated);
  if (!confirmed) throw new ProductError('not-found', unknownBill);
  if (confirmed.outcome !== 'succeeded') return confirmed.outcome;
  if (card === 'lost-answer' && !confirmed.isRepeated) {
    throw new ProductError('unavailable', paymentsUnavailable);
  }
  await settleSubscription(deps, confirmed.subscriptionId);
  return confirmed.outcome;
}

export interface SimulatedConfirmation {
  clientSecret: string;
  card: SimulatedCard;
  /** The bank's question was answered. */
  isAuthenticated: boolean;
}
