import type { PaymentGateway } from '../payments.ts';
import type { SimulatedCard, SimulatedSubscription } from '../simulated-subscription.ts';
import type { PaymentOutcome } from './confirm-bill.ts';

/** Stands in for a payment provider in demo mode: no money moves. */
export interface PaymentSimulator extends PaymentGateway {
  /** What the provider's form in the browser would do; undefined when the secret opens no bill. */
  confirm(
    clientSecret: string,
    card: SimulatedCard,
    isAuthenticated: boolean,
  ): Promise<{ subscriptionId: string; outcome: PaymentOutcome; isRepeated: boolean } | undefined>;
}

/** What the simulator remembers. */
export interface SimulatedSubscriptionStore {
  /** Keeps a new one; the same key answers the one it was first kept with. */
  create(
    id: string,
    idempotencyKey: string,
    state: SimulatedSubscription,
  ): Promise<{ id: string; state: SimulatedSubscription }>;
  findById(id: string): Promise<{ state: SimulatedSubscription; version: number } | undefined>;
  /** The customer's newest subscription that was ever paid for: what it has left over is the customer's credit. */
  findNewestPaid(customerId: string): Promise<SimulatedSubscription | undefined>;
  /** False when it was written since `version` was read. */
  save(id: string, state: SimulatedSubscription, version: number): Promise<boolean>;
  /** Takes the e-mail out of everything he ever ordered. */
  forgetCustomer(customerId: string): Promise<void>;
}
