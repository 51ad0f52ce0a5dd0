import type Stripe from 'stripe';
import type { Form } from './read-form.ts';
import { endsBy, setEnd } from './set-end.ts';
import {
  applyChange,
  bill,
  changeLines,
  chargeSavedCard,
  itemOf,
  oneIntervalAfter,
  voidBill,
  wholeLine,
} from './stripe-billing.ts';
import { existing, type StripeBooks, StripeRefusal } from './stripe-books.ts';
import { newInvoice, newSubscription } from './stripe-objects.ts';
import { refuseScheduled } from './stripe-schedules.ts';

export function createSubscription(books: StripeBooks, form: Form): Stripe.Subscription {
  const customer = existing<Stripe.Customer>(books, 'customer', String(form.customer), 'customer');
  if (form.payment_behavior !== 'default_incomplete') {
    throw new StripeRefusal(400, { message: 'This customer has no attached payment source' });
  }
  const price = priceIn(books, form.items);
  const made = books.made('sub');
  const settings = (form.payment_settings ?? {}) as Partial<Stripe.Subscription.PaymentSettings>;
  const subscription = books.put(
    newSubscription(made, {
      ...{ customer: customer.id, price, itemId: books.made('si').id, settings },
      end: oneIntervalAfter(made.created, price),
      metadata: (form.metadata ?? {}) as Stripe.Metadata,
    }),
  );
  bill(books, subscription, [wholeLine(books, subscription, made.created)], 'subscription_create');
  books.emit('customer.subscription.created', subscription);
  return subscription;
}

/** A change of price, invoiced at once; unpaid, it waits. */
export function updateSubscription(books: StripeBooks, id: string, form: Form): Stripe.Subscription {
  const subscription = running(books, id);
  refuseScheduled(subscription);
  if (form.items === undefined) return endOrRenew(books, subscription, form);
  const { price, startsAnew } = changeIn(books, subscription, form);
  if (form.payment_behavior !== 'pending_if_incomplete' || form.proration_behavior !== 'always_invoice') {
    throw new StripeRefusal(400, {
      message: 'This server knows pending_if_incomplete and always_invoice only.',
    });
  }
  if (subscription.pending_update) {
    voidBill(books, existing<Stripe.Invoice>(books, 'invoice', String(subscription.latest_invoice)));
  }
  const lines = changeLines(books, subscription, price, startsAnew);
  const invoice = bill(books, subscription, lines, 'subscription_update');
  if (invoice.status === 'paid' || chargeSavedCard(books, invoice)) {
    setEnd(books, subscription, form);
    applyChange(books, subscription, price, startsAnew);
    return subscription;
  }
  subscription.pending_update = {
    ...{ discount: null, discounts: null, metadata: (form.metadata as Stripe.Metadata | undefined) ?? null },
    cancel_at_period_end: form.cancel_at_period_end === undefined ? null : endsBy(form),
    ...{ trial_end: null, trial_from_plan: null, expires_at: books.seconds() + 23 * 3600 },
    billing_cycle_anchor: startsAnew ? books.seconds() : null,
    subscription_items: [{ ...itemOf(subscription), price }],
  };
  books.emit('customer.subscription.updated', subscription);
  return subscription;
}

function endOrRenew(books: StripeBooks, subscription: Stripe.Subscription, form: Form): Stripe.Subscription {
  setEnd(books, subscription, form);
  books.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** The bill a change would make now; nothing of it is kept. */
export function previewInvoice(books: StripeBooks, form: Form): Stripe.Invoice {
  const subscription = running(books, String(form.subscription));
  const { price, startsAnew } = changeIn(books, subscription, form.subscription_details as Form);
  const customer = existing<Stripe.Customer>(books, 'customer', String(subscription.customer));
  return newInvoice(books.made('upcoming_in'), {
    ...{ customer, subscription: subscription.id, reason: 'upcoming' },
    lines: changeLines(books, subscription, price, startsAnew),
  });
}

export function cancelSubscription(books: StripeBooks, id: string): Stripe.Subscription {
  const subscription = running(books, id);
  const now = books.seconds();
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now });
  books.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** His subscriptions end with him. */
export function deleteCustomer(books: StripeBooks, id: string): Stripe.DeletedCustomer {
  const customer = existing<Stripe.Customer>(books, 'customer', id);
  for (const subscription of books.all<Stripe.Subscription>('subscription')) {
    if (subscription.customer === id && !['canceled', 'incomplete_expired'].includes(subscription.status)) {
      cancelSubscription(books, subscription.id);
    }
  }
  books.emit('customer.deleted', customer);
  return books.put({ id, object: 'customer', deleted: true } as Stripe.DeletedCustomer);
}

function running(books: StripeBooks, id: string): Stripe.Subscription {
  const subscription = existing<Stripe.Subscription>(books, 'subscription', id);
  if (!['canceled', 'incomplete_expired'].includes(subscription.status)) return subscription;
  throw new StripeRefusal(404, {
    ...{ code: 'resource_missing', param: 'id', message: `No such subscription: '${id}'` },
  });
}

function changeIn(books: StripeBooks, subscription: Stripe.Subscription, form: Form) {
  const price = priceIn(books, form.items);
  const [{ id: item } = {}] = form.items as Form[];
  if (item !== itemOf(subscription).id) {
    throw new StripeRefusal(400, { message: `The subscription has no item '${item}'`, param: 'items' });
  }
  const anchor = form.billing_cycle_anchor as Form | undefined;
  if (typeof anchor === 'string') {
    throw new StripeRefusal(400, { message: 'Invalid object', param: 'billing_cycle_anchor' });
  }
  return { price, startsAnew: anchor?.type === 'now' };
}

function priceIn(books: StripeBooks, items: Form[string] | undefined): Stripe.Price {
  const [item] = (items ?? []) as Form[];
  const price = existing<Stripe.Price>(books, 'price', String(item?.price), 'items[0][price]');
  if (price.active) return price;
  throw new StripeRefusal(400, { message: 'The price specified is inactive.', param: 'items[0][price]' });
}
