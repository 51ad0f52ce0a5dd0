import type { PaymentGateway } from '#domain/subscriptions/payments.ts';
import type { StripeConfig } from '#server/config/payment-config.ts';
import { type Asking, askStripe, isMissing, usualPatience } from './ask-stripe.ts';
import { changeAtPeriodEnd } from './change-at-period-end.ts';
import { changeSubscription } from './change-subscription.ts';
import { dropOrder } from './drop-order.ts';
import { findOpenBill } from './find-open-bill.ts';
import { findSubscription } from './find-subscription.ts';
import { forgetCustomer } from './forget-customer.ts';
import { planPrices } from './plan-prices.ts';
import { releaseSchedule } from './planned-change.ts';
import { previewChange } from './preview-change.ts';
import { resumeRenewal } from './resume-renewal.ts';
import { startSubscription } from './start-subscription.ts';
import { stopRenewal } from './stop-renewal.ts';
import { stripeClient } from './stripe-client.ts';

/** Payments by Stripe. */
export function createStripeGateway(config: StripeConfig, asking: Asking): PaymentGateway {
  const stripe = stripeClient(config, asking.patience ?? usualPatience);
  const prices = planPrices(stripe);
  const ask = <Answer>(question: () => Promise<Answer>) => askStripe(question, asking);
  return {
    kind: 'stripe',
    publishableKey: config.publishableKey,
    start: (order, key) => ask(() => startSubscription(stripe, prices, order, key)),
    find: (id) => ask(() => findSubscription(stripe, prices, id)),
    findOpenBill: (id) => ask(() => findOpenBill(stripe, id)),
    previewChange: (id, order) => ask(() => previewChange(stripe, prices, id, order)),
    change: (id, order, key) => ask(() => changeSubscription(stripe, prices, id, order, key)),
    changeAtPeriodEnd: (id, order, key) => ask(() => changeAtPeriodEnd(stripe, prices, id, order, key)),
    dropPlannedChange: (id) =>
      ask(async () => releaseSchedule(stripe, await stripe.subscriptions.retrieve(id))),
    drop: (id) => ask(() => dropOrder(stripe, id)),
    stopRenewal: (id, reason) => ask(() => stopRenewal(stripe, id, reason)),
    resumeRenewal: (id, reason) => ask(() => resumeRenewal(stripe, id, reason)),
    forgetCustomer: (id) => ask(() => forgetCustomer(stripe, id)),
    end: (id) =>
      ask(async () => {
        try {
          await stripe.subscriptions.cancel(id);
        } catch (error) {
          // What is over, Stripe no longer finds among those to cancel.
          if (!isMissing(error)) throw error;
        }
      }),
  };
}
