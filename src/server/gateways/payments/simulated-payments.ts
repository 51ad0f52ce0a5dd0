import { ProductError } from '#domain/shared/errors.ts';
import type { OpenBill, Order } from '#domain/subscriptions/payments.ts';
import { priceOf } from '#domain/subscriptions/price-of.ts';
import { paymentsUnavailable } from '#domain/subscriptions/refusals.ts';
import type { SimulatedSubscription } from '#domain/subscriptions/simulated-subscription.ts';
import { bringUpToDate } from '#domain/subscriptions/simulation/bring-up-to-date.ts';
import { confirmBill } from '#domain/subscriptions/simulation/confirm-bill.ts';
import { changeBill, firstBill } from '#domain/subscriptions/simulation/draw-up-bill.ts';
import { payBill } from '#domain/subscriptions/simulation/pay-bill.ts';
import type {
  PaymentSimulator,
  SimulatedSubscriptionStore,
} from '#domain/subscriptions/simulation/payment-simulator.ts';
import { presentSimulated } from '#domain/subscriptions/simulation/present-simulated.ts';
import { resumed, stopSimulated } from '#domain/subscriptions/simulation/stop-simulated.ts';
import { sumOf } from '#domain/subscriptions/simulation/take-credit.ts';

/** Each lost try means that another call has moved the subscription on. */
const mostTries = 20;
const keptChanges = 20;
const secretMark = '_secret_';

/** The payment provider of demo mode: cards that are none, renewals made when somebody asks. */
export function createSimulatedPayments(deps: {
  store: SimulatedSubscriptionStore;
  newId(): string;
  now(): Date;
}): PaymentSimulator {
  const { store, newId, now } = deps;
  const secretFor = (id: string) => `${id}${secretMark}${newId()}`;

  /** Reads a subscription as of now, applies a step and keeps the outcome; undefined when there is none. */
  async function move<T>(
    id: string,
    step: (current: SimulatedSubscription) => { subscription: SimulatedSubscription; answer: T },
  ): Promise<T | undefined> {
    for (let tries = 0; tries < mostTries; tries++) {
      const held = await store.findById(id);
      if (!held) return undefined;
      const moment = { subscriptionId: id, now: now(), newSecret: () => secretFor(id) };
      const { subscription, answer } = step(bringUpToDate(held.state, moment));
      if (subscription === held.state || (await store.save(id, subscription, held.version))) return answer;
    }
    throw new ProductError('unavailable', paymentsUnavailable);
  }

  return {
    kind: 'simulation',
    publishableKey: undefined,

    async start({ plan, billingCycle, email, customerId }, idempotencyKey) {
      const id = `simulated_${newId()}`;
      const earlier = customerId === undefined ? undefined : await store.findNewestPaid(customerId);
      const begun: SimulatedSubscription = {
        ...{ plan, billingCycle, email, createdAt: now().toISOString() },
        customerId: customerId ?? `customer_${newId()}`,
        ...{ state: 'incomplete', endsAtPeriodEnd: false, payments: [] },
        credit: earlier?.state === 'ended' ? earlier.credit : [],
      };
      const openBill = { ...firstBill(begun, now()), clientSecret: secretFor(id) };
      const isPaidByCredit = openBill.amountCents === 0;
      const first = isPaidByCredit
        ? payBill(begun, openBill, { subscriptionId: id, card: earlier?.card, at: now() })
        : { ...begun, openBill };
      const kept = await store.create(id, idempotencyKey, first);
      const { state } = kept;
      const { clientSecret, amountCents = 0 } = state.openBill ?? state.payments[0] ?? {};
      return { subscriptionId: kept.id, customerId: state.customerId, clientSecret, amountCents };
    },

    find: (id) => move(id, (subscription) => ({ subscription, answer: presentSimulated(id, subscription) })),

    findOpenBill: (id) => move(id, (subscription) => ({ subscription, answer: openBillOf(subscription) })),

    async previewChange(id, order) {
      const preview = await move(id, (subscription) => {
        const bill = changeBill(subscription, periodOf(subscription), order, now());
        const creditCents = 0 - sumOf(bill.credit);
        const answer = {
          ...{ dueCents: bill.amountCents, creditCents, nextPaymentAt: new Date(bill.period.to) },
          nextPaymentCents: Math.max(0, priceOf(order) - creditCents),
        };
        return { subscription, answer };
      });
      return preview ?? unknown();
    },

    async change(id, order, idempotencyKey) {
      const changed = await move(id, (subscription) => {
        const { changes = [] } = subscription;
        const made = changes.find((change) => change.idempotencyKey === idempotencyKey);
        if (made) return { subscription, answer: { clientSecret: made.clientSecret } };
        const after = changeNow(id, subscription, order);
        const clientSecret = after.openBill?.clientSecret;
        const kept = [{ idempotencyKey, clientSecret }, ...changes].slice(0, keptChanges);
        return { subscription: { ...after, changes: kept }, answer: { clientSecret } };
      });
      return changed ?? unknown();
    },

    async changeAtPeriodEnd(id, order) {
      const isKnown = await move(id, (subscription) => {
        periodOf(subscription);
        const planned = { ...resumed(subscription), nextOrder: order, openBill: undefined };
        return { subscription: planned, answer: true };
      });
      if (!isKnown) unknown();
    },

    async dropPlannedChange(id) {
      await move(id, (subscription) => ({
        subscription: subscription.nextOrder ? { ...subscription, nextOrder: undefined } : subscription,
        answer: undefined,
      }));
    },

    async drop(id) {
      await move(id, (subscription) => ({
        subscription: subscription.state === 'incomplete' ? over(subscription) : subscription,
        answer: undefined,
      }));
    },

    async end(id) {
      await move(id, (subscription) => ({
        subscription: over(subscription),
        answer: undefined,
      }));
    },

    async stopRenewal(id, reason) {
      await move(id, (subscription) => ({
        subscription: stopSimulated(subscription, reason, now()),
        answer: undefined,
      }));
    },

    async resumeRenewal(id, reason) {
      const isResumed = await move(id, (subscription) => {
        const { state, endsAtPeriodEnd, isStoppedForLeaving } = subscription;
        const mayResume = reason === 'cancellation' ? endsAtPeriodEnd : isStoppedForLeaving;
        if (state !== 'active' || !mayResume) return { subscription, answer: false };
        return { subscription: resumed(subscription), answer: true };
      });
      return isResumed ?? false;
    },

    forgetCustomer: (customerId) => store.forgetCustomer(customerId),

    async confirm(clientSecret, card, isAuthenticated) {
      const [subscriptionId = ''] = clientSecret.split(secretMark);
      return move(subscriptionId, (subscription) => {
        const attempt = { subscriptionId, clientSecret, card, isAuthenticated, now: now() };
        const confirmed = confirmBill(subscription, attempt);
        if (!confirmed) return { subscription, answer: undefined };
        const { outcome, isRepeated = false } = confirmed;
        return { subscription: confirmed.subscription, answer: { subscriptionId, outcome, isRepeated } };
      });
    },
  };

  function changeNow(id: string, subscription: SimulatedSubscription, order: Order): SimulatedSubscription {
    const moment = now();
    const clientSecret = secretFor(id);
    const bill = { ...changeBill(subscription, periodOf(subscription), order, moment), clientSecret };
    if (subscription.card === 'authentication' && bill.amountCents > 0) {
      return { ...subscription, openBill: bill };
    }
    return payBill(subscription, bill, { subscriptionId: id, card: subscription.card, at: moment });
  }
}

const openBillOf = ({ openBill }: SimulatedSubscription): OpenBill | undefined =>
  openBill && { clientSecret: openBill.clientSecret, amountCents: openBill.amountCents };

const over = (subscription: SimulatedSubscription): SimulatedSubscription => ({
  ...subscription,
  ...{ state: 'ended', openBill: undefined },
});

function periodOf({ state, period }: SimulatedSubscription) {
  return state === 'active' && period ? period : unknown();
}

function unknown(): never {
  throw new ProductError('unavailable', paymentsUnavailable);
}
