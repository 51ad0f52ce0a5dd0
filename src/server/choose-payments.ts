import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '#domain/subscriptions/payments.ts';
import type { PaymentSimulator } from '#domain/subscriptions/simulation/payment-simulator.ts';
import type { Config } from './config/read-config.ts';
import { createSimulatedPayments } from './gateways/payments/simulated-payments.ts';
import { createStripeGateway } from './gateways/stripe/create-stripe-gateway.ts';
import type { Database } from './store/database.ts';
import { simulatedSubscriptionStore } from './store/simulated-subscription-store.ts';

export interface ChosenPayments {
  /** Undefined where nobody can pay: no keys, and no demo. */
  gateway: PaymentGateway | undefined;
  /** The same, when it is one. */
  simulator: PaymentSimulator | undefined;
}

/** The payment provider that is configured; in demo mode without one a simulation, never elsewhere. */
export function choosePayments(
  config: Pick<Config, 'isDemo' | 'stripe'>,
  { db, now, onError }: { db: Database; now(): Date; onError(error: unknown): void },
): ChosenPayments {
  if (config.stripe) {
    return { gateway: createStripeGateway(config.stripe, { onError }), simulator: undefined };
  }
  if (!config.isDemo) return { gateway: undefined, simulator: undefined };
  const simulator = createSimulatedPayments({
    store: simulatedSubscriptionStore(db),
    newId: randomUUID,
    now,
  });
  return { gateway: simulator, simulator };
}
