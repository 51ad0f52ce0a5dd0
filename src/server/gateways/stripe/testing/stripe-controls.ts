import type Stripe from 'stripe';
import { setEnd } from './set-end.ts';
import {
  bill,
  chargeSavedCard,
  decline,
  intentOf,
  itemOf,
  oneIntervalAfter,
  succeed,
  voidBill,
  wholeLine,
} from './stripe-billing.ts';
import type { SavedCard, StripeBooks } from './stripe-books.ts';
import { newDispute, newRefund } from './stripe-objects.ts';
import { enterNextPhase } from './stripe-schedules.ts';
import { cancelSubscription, deleteCustomer } from './stripe-subscriptions.ts';

/** What buyers, banks, time and the operator at Stripe's dashboard do. */
export interface StripeControls {
  /** The buyer types a card into Stripe's form: it is charged and kept. */
  pay(clientSecret: string): void;
  /** The same with a card the bank refuses. */
  decline(clientSecret: string): void;
  /** How the buyer's card answers from now on when he is not there. */
  setCard(subscriptionId: string, card: SavedCard): void;
  /** The clock goes to the end of the period: the next one is charged, or what was to end then is over. */
  renew(subscriptionId: string): void;
  /** Gives back a payment (an invoice id) in part or, without an amount, what is left of it. */
  refund(invoiceId: string, amountCents?: number, status?: string): Stripe.Refund;
  dispute(invoiceId: string, status?: Stripe.Dispute.Status): Stripe.Dispute;
  setDispute(dispute: Stripe.Dispute, status: Stripe.Dispute.Status): void;
  /** Nobody has paid the first bill within 23 hours. */
  expire(subscriptionId: string): void;
  cancel(subscriptionId: string): void;
  cancelAtPeriodEnd(subscriptionId: string): void;
  /** Takes the end back. */
  resume(subscriptionId: string): void;
  deleteCustomer(customerId: string): void;
}

export function stripeControls(books: StripeBooks): StripeControls {
  const subscriptionBy = (id: string) => books.find<Stripe.Subscription>(id) as Stripe.Subscription;
  const billBy = (clientSecret: string) =>
    books
      .all<Stripe.Invoice>('invoice')
      .find((bill) => intentOf(books, bill)?.client_secret === clientSecret) as Stripe.Invoice;
  const chargeBy = (invoiceId: string) => {
    const invoice = books.find<Stripe.Invoice>(invoiceId) as Stripe.Invoice;
    return books.find<Stripe.Charge>(String(intentOf(books, invoice).latest_charge)) as Stripe.Charge;
  };
  const setDispute = (dispute: Stripe.Dispute, status: Stripe.Dispute.Status) => {
    dispute.status = status;
    const isOver = status === 'won' || status === 'lost';
    books.emit(isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  };
  return {
    pay(clientSecret) {
      const invoice = billBy(clientSecret);
      books.cards.set(String(invoice.customer), 'good');
      succeed(books, invoice);
    },
    decline: (clientSecret) => decline(books, billBy(clientSecret)),
    setCard: (id, card) => books.cards.set(String(subscriptionBy(id).customer), card),
    renew(id) {
      const subscription = subscriptionBy(id);
      const item = itemOf(subscription);
      const start = item.current_period_end;
      books.clock.now = new Date(start * 1000);
      if (subscription.cancel_at !== null && subscription.cancel_at <= start) {
        Object.assign(subscription, { status: 'canceled', ended_at: start });
        books.emit('customer.subscription.deleted', subscription);
        return;
      }
      enterNextPhase(books, subscription);
      Object.assign(item, {
        current_period_start: start,
        current_period_end: oneIntervalAfter(start, item.price),
      });
      const invoice = bill(
        books,
        subscription,
        [wholeLine(books, subscription, start)],
        'subscription_cycle',
      );
      if (invoice.status !== 'paid' && !chargeSavedCard(books, invoice)) subscription.status = 'past_due';
      books.emit('customer.subscription.updated', subscription);
    },
    refund(invoiceId, amountCents, status = 'succeeded') {
      const charge = chargeBy(invoiceId);
      const amount = amountCents ?? charge.amount - charge.amount_refunded;
      const refund = books.put(newRefund(books.made('re'), { charge, amount }));
      refund.status = status;
      if (status !== 'failed') charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      books.emit('refund.created', refund);
      books.emit('charge.refunded', charge);
      return refund;
    },
    dispute(invoiceId, status = 'needs_response') {
      const charge = chargeBy(invoiceId);
      charge.disputed = true;
      const dispute = books.put(newDispute(books.made('du'), { charge, status }));
      books.emit('charge.dispute.created', dispute);
      return dispute;
    },
    setDispute,
    expire(id) {
      const subscription = subscriptionBy(id);
      const invoice = books.find<Stripe.Invoice>(String(subscription.latest_invoice));
      if (invoice) voidBill(books, invoice);
      subscription.status = 'incomplete_expired';
      books.emit('customer.subscription.updated', subscription);
    },
    cancel: (id) => void cancelSubscription(books, id),
    cancelAtPeriodEnd(id) {
      const subscription = subscriptionBy(id);
      setEnd(books, subscription, { cancel_at_period_end: true });
      books.emit('customer.subscription.updated', subscription);
    },
    resume(id) {
      const subscription = subscriptionBy(id);
      setEnd(books, subscription, { cancel_at_period_end: false });
      books.emit('customer.subscription.updated', subscription);
    },
    deleteCustomer: (id) => void deleteCustomer(books, id),
  };
}
