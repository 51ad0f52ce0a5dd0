import type Stripe from 'stripe';
import { setEnd } from './set-end.ts';
import type { StripeBooks } from './stripe-books.ts';
import { newCharge, newInvoice, newInvoicePayment, newLine, newPaymentIntent } from './stripe-objects.ts';

type Line = Stripe.InvoiceLineItem;

/** A month or a year later by the calendar; the 31st becomes the last day of a shorter month. */
export function oneIntervalAfter(seconds: number, price: Stripe.Price): number {
  const months = price.recurring?.interval === 'year' ? 12 : 1;
  const from = new Date(seconds * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The one line of a whole period. */
export function wholeLine(books: StripeBooks, subscription: Stripe.Subscription, start: number): Line {
  const { id: item, price } = itemOf(subscription);
  return newLine(books.made('il').id, {
    ...{ subscription: subscription.id, item, price, amount: price.unit_amount ?? 0, isProration: false },
    ...{ start, end: oneIntervalAfter(start, price) },
  });
}

/** What a change of price costs now: the unused rest back, and the new price for the rest or a period of its own. */
export function changeLines(
  books: StripeBooks,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  startsAnew: boolean,
): Line[] {
  const now = books.seconds();
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const rest = (end - now) / (end - start);
  const line = (of: Stripe.Price, amount: number, until: number, isProration: boolean) =>
    newLine(books.made('il').id, {
      ...{ subscription: subscription.id, item: item.id, price: of, isProration },
      ...{ amount, start: now, end: until },
    });
  const amount = price.unit_amount ?? 0;
  return [
    line(item.price, -Math.round((item.price.unit_amount ?? 0) * rest), end, true),
    startsAnew
      ? line(price, amount, oneIntervalAfter(now, price), false)
      : line(price, Math.round(amount * rest), end, true),
  ];
}

/** A bill, finalised: what credit covers is taken from it, the rest waits for a payment. */
export function bill(
  books: StripeBooks,
  subscription: Stripe.Subscription,
  lines: Line[],
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const customer = books.find<Stripe.Customer>(String(subscription.customer)) as Stripe.Customer;
  const details = { customer, subscription: subscription.id, lines, reason };
  const invoice = books.put(newInvoice(books.made('in'), details));
  for (const line of lines) line.invoice = invoice.id;
  customer.balance = Math.min(0, customer.balance + invoice.total);
  invoice.ending_balance = customer.balance;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = books.seconds();
  subscription.latest_invoice = invoice.id;
  books.emit('invoice.created', invoice);
  books.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) {
    markPaid(books, invoice);
  } else {
    const amount = invoice.amount_due;
    const intent = books.put(newPaymentIntent(books.made('pi'), { customer: customer.id, amount }));
    const payment = { invoice: invoice.id, intent: intent.id, amount };
    books.put(newInvoicePayment(books.made('inpay'), payment));
    books.emit('payment_intent.created', intent);
  }
  return invoice;
}

/** Charges the customer's card without him; true when it went through. */
export function chargeSavedCard(books: StripeBooks, invoice: Stripe.Invoice): boolean {
  const intent = intentOf(books, invoice);
  const card = books.cards.get(String(invoice.customer));
  if (card === 'good') {
    succeed(books, invoice);
    return true;
  }
  if (card === 'authenticates') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    books.emit('payment_intent.requires_action', intent);
    books.emit('invoice.payment_action_required', invoice);
    return false;
  }
  decline(books, invoice);
  return false;
}

/** The bill is paid by card, and what waited for it happens. */
export function succeed(books: StripeBooks, invoice: Stripe.Invoice): void {
  const intent = intentOf(books, invoice);
  const amount = intent.amount;
  const of = { customer: String(invoice.customer), intent: intent.id, amount, isPaid: true };
  const charge = books.put(newCharge(books.made('ch'), of));
  Object.assign(intent, { status: 'succeeded', amount_received: amount, latest_charge: charge.id });
  intent.next_action = null;
  const payment = invoicePaymentOf(books, invoice) as Stripe.InvoicePayment;
  Object.assign(payment, { status: 'paid', amount_paid: amount });
  payment.status_transitions.paid_at = books.seconds();
  books.emit('charge.succeeded', charge);
  books.emit('payment_intent.succeeded', intent);
  books.emit('invoice_payment.paid', payment);
  Object.assign(invoice, { amount_paid: amount, amount_remaining: 0, attempted: true });
  invoice.attempt_count += 1;
  markPaid(books, invoice);
}

export function decline(books: StripeBooks, invoice: Stripe.Invoice): void {
  const intent = intentOf(books, invoice);
  const of = { customer: String(invoice.customer), intent: intent.id, amount: intent.amount, isPaid: false };
  const charge = books.put(newCharge(books.made('ch'), of));
  Object.assign(intent, { status: 'requires_payment_method', next_action: null, latest_charge: charge.id });
  intent.last_payment_error = {
    ...{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', charge: charge.id },
    message: 'Your card was declined.',
  };
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  books.emit('charge.failed', charge);
  books.emit('payment_intent.payment_failed', intent);
  books.emit('invoice.payment_failed', invoice);
}

/** Nobody can pay it any more; credit taken for it goes back, a change that waited for it is forgotten. */
export function voidBill(books: StripeBooks, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.status_transitions.voided_at = books.seconds();
  const customer = books.find<Stripe.Customer>(String(invoice.customer));
  if (customer) customer.balance += invoice.starting_balance - (invoice.ending_balance ?? 0);
  const subscription = subscriptionOf(books, invoice);
  if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
    subscription.pending_update = null;
  }
  // Nothing is owed any more: Stripe goes on with the subscription.
  if (subscription.status === 'past_due' && subscription.latest_invoice === invoice.id) {
    subscription.status = 'active';
    books.emit('customer.subscription.updated', subscription);
  }
  books.emit('invoice.voided', invoice);
}

export function subscriptionOf(books: StripeBooks, invoice: Stripe.Invoice): Stripe.Subscription {
  const id = String(invoice.parent?.subscription_details?.subscription);
  return books.find<Stripe.Subscription>(id) as Stripe.Subscription;
}

export function invoicePaymentOf(
  books: StripeBooks,
  invoice: Stripe.Invoice,
): Stripe.InvoicePayment | undefined {
  return books
    .all<Stripe.InvoicePayment>('invoice_payment')
    .find((payment) => payment.invoice === invoice.id);
}

export function intentOf(books: StripeBooks, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = String(invoicePaymentOf(books, invoice)?.payment.payment_intent);
  return books.find<Stripe.PaymentIntent>(id) as Stripe.PaymentIntent;
}

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  return subscription.items.data[0] as Stripe.SubscriptionItem;
}

/** Another price, from now on or within the period that runs. */
export function applyChange(
  books: StripeBooks,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  startsAnew: boolean,
): void {
  const item = itemOf(subscription);
  item.price = price;
  if (startsAnew) {
    const now = books.seconds();
    subscription.billing_cycle_anchor = now;
    Object.assign(item, { current_period_start: now, current_period_end: oneIntervalAfter(now, price) });
  }
  books.emit('customer.subscription.updated', subscription);
}

function markPaid(books: StripeBooks, invoice: Stripe.Invoice): void {
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = books.seconds();
  books.emit('invoice.paid', invoice);
  books.emit('invoice.payment_succeeded', invoice);
  const subscription = subscriptionOf(books, invoice);
  const waiting = subscription.pending_update;
  if (waiting && subscription.latest_invoice === invoice.id) {
    const price = waiting.subscription_items?.[0]?.price as Stripe.Price;
    subscription.pending_update = null;
    setEnd(books, subscription, waiting);
    applyChange(books, subscription, price, waiting.billing_cycle_anchor !== null);
    books.emit('customer.subscription.pending_update_applied', subscription);
    return;
  }
  if (['incomplete', 'past_due'].includes(subscription.status)) {
    subscription.status = 'active';
    subscription.default_payment_method = 'pm_1Card';
    books.emit('customer.subscription.updated', subscription);
  }
}
