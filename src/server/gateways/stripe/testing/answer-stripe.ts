import type Stripe from 'stripe';
import type { Form } from './read-form.ts';
import { intentOf, invoicePaymentOf, voidBill } from './stripe-billing.ts';
import { existing, type StripeBooks, type StripeObject, StripeRefusal } from './stripe-books.ts';
import { listOf, newCustomer, newPrice, newProduct } from './stripe-objects.ts';
import { createSchedule, releaseSchedule, updateSchedule } from './stripe-schedules.ts';
import {
  cancelSubscription,
  createSubscription,
  deleteCustomer,
  previewInvoice,
  updateSubscription,
} from './stripe-subscriptions.ts';

/** Carries a request out; throws `StripeRefusal`. */
export function answerStripe(books: StripeBooks, method: string, path: string, form: Form): unknown {
  const [, version, resource = '', id, action] = path.split('/');
  const route = `${method} ${resource}${id ? (action ? `/id/${action}` : '/id') : ''}`;
  const known = routes[path === '/v1/invoices/create_preview' ? 'POST invoices/create_preview' : route];
  if (version !== 'v1' || !known) {
    throw new StripeRefusal(404, { message: `Unrecognized request URL (${method}: ${path}).` });
  }
  return expanded(books, known(books, form, id ?? '', path), form.expand);
}

type Route = (books: StripeBooks, form: Form, id: string, path: string) => unknown;

const routes: Readonly<Record<string, Route>> = {
  'POST products': (books, form) => {
    if (form.id && books.find(String(form.id))) {
      throw new StripeRefusal(400, {
        ...{ code: 'resource_already_exists', param: 'id', message: 'Product already exists.' },
      });
    }
    const made = books.made('prod');
    return books.put(newProduct({ ...made, id: String(form.id ?? made.id) }, String(form.name)));
  },
  'POST prices': (books, form) => {
    existing(books, 'product', String(form.product), 'product');
    const holder = priceBy(books, form.lookup_key);
    if (holder && form.transfer_lookup_key !== 'true') {
      throw new StripeRefusal(400, { message: 'A price already uses that lookup key.', param: 'lookup_key' });
    }
    if (holder) holder.lookup_key = null;
    return books.put(
      newPrice(books.made('price'), {
        ...{ product: String(form.product), currency: String(form.currency) },
        ...{ unitAmount: Number(form.unit_amount), taxBehavior: String(form.tax_behavior ?? 'unspecified') },
        ...{ interval: String((form.recurring as Form).interval), lookupKey: String(form.lookup_key) },
        metadata: (form.metadata ?? {}) as Stripe.Metadata,
      }),
    );
  },
  'GET prices': (books, form, _, path) =>
    page(
      books
        .all<Stripe.Price>('price')
        .filter(
          ({ lookup_key: key, active }) => active && (form.lookup_keys as string[]).includes(key ?? ''),
        ),
      form,
      path,
    ),
  'GET prices/id': (books, _, id) => existing(books, 'price', id),
  'POST customers': (books, form) => {
    const customer = books.put(newCustomer(books.made('cus'), String(form.email)));
    books.emit('customer.created', customer);
    return customer;
  },
  'GET customers/id': (books, _, id) => existing(books, 'customer', id),
  'DELETE customers/id': (books, _, id) => deleteCustomer(books, id),
  'POST subscriptions': (books, form) => createSubscription(books, form),
  'GET subscriptions/id': (books, _, id) => existing(books, 'subscription', id),
  'POST subscriptions/id': (books, form, id) => updateSubscription(books, id, form),
  'DELETE subscriptions/id': (books, _, id) => cancelSubscription(books, id),
  'POST subscription_schedules': (books, form) => createSchedule(books, form),
  'GET subscription_schedules/id': (books, _, id) => existing(books, 'subscription_schedule', id),
  'POST subscription_schedules/id': (books, form, id) => updateSchedule(books, id, form),
  'POST subscription_schedules/id/release': (books, _, id) => releaseSchedule(books, id),
  'GET invoices': (books, form, _, path) =>
    page(
      books
        .all<Stripe.Invoice>('invoice')
        .filter(({ parent }) => parent?.subscription_details?.subscription === form.subscription)
        .filter(({ status }) => !form.status || status === form.status),
      form,
      path,
    ),
  'GET invoices/id': (books, _, id) => existing(books, 'invoice', id),
  'GET invoices/id/lines': (books, form, id, path) =>
    page(existing<Stripe.Invoice>(books, 'invoice', id).lines.data, form, path),
  'POST invoices/create_preview': (books, form) => previewInvoice(books, form),
  'POST invoices/id/void': (books, _, id) => {
    const invoice = existing<Stripe.Invoice>(books, 'invoice', id);
    if (invoice.status !== 'open') {
      throw new StripeRefusal(400, { message: 'You can only void open invoices.' });
    }
    voidBill(books, invoice);
    return invoice;
  },
  'GET invoice_payments': (books, form, _, path) =>
    page(
      books.all<Stripe.InvoicePayment>('invoice_payment').filter(({ payment, invoice }) => {
        const wanted = form.payment as Form | undefined;
        return form.invoice ? invoice === form.invoice : payment.payment_intent === wanted?.payment_intent;
      }),
      form,
      path,
    ),
  'GET payment_intents/id': (books, _, id) => existing(books, 'payment_intent', id),
  'GET charges': (books, form, _, path) => {
    if (form.customer) existing(books, 'customer', String(form.customer), 'customer');
    return page(
      books
        .all<Stripe.Charge>('charge')
        .filter(({ customer }) => !form.customer || customer === form.customer)
        .filter(({ payment_intent: intent }) => !form.payment_intent || intent === form.payment_intent),
      form,
      path,
    );
  },
  'GET charges/id': (books, _, id) => existing(books, 'charge', id),
  'GET refunds': (books, form, _, path) =>
    page(
      books.all<Stripe.Refund>('refund').filter(({ charge }) => charge === form.charge),
      form,
      path,
    ),
  'GET disputes': (books, form, _, path) =>
    page(
      books.all<Stripe.Dispute>('dispute').filter(({ charge }) => charge === form.charge),
      form,
      path,
    ),
};

function priceBy(books: StripeBooks, key: Form[string] | undefined): Stripe.Price | undefined {
  return books.all<Stripe.Price>('price').find(({ lookup_key }) => key && lookup_key === key);
}

/** Ten of a list unless `limit` says otherwise, after `starting_after`. */
function page<Item extends { id: string }>(items: Item[], form: Form, path: string): Stripe.ApiList<Item> {
  const limit = Number(form.limit ?? 10);
  if (!(limit >= 1 && limit <= 100)) {
    throw new StripeRefusal(400, { message: 'Invalid limit: 1 to 100', param: 'limit' });
  }
  const after = form.starting_after ? items.findIndex(({ id }) => id === form.starting_after) + 1 : 0;
  return listOf(items.slice(after, after + limit), path, items.length > after + limit);
}

/** The answer with what `expand` asks for put in place of ids, four levels deep at most. */
function expanded(books: StripeBooks, answer: unknown, expand: Form[string] | undefined): unknown {
  const copy = structuredClone(answer);
  for (const path of Array.isArray(expand) ? expand : []) {
    const steps = String(path).split('.');
    if (steps.length > 4) {
      throw new StripeRefusal(400, { message: 'You cannot expand more than 4 levels of a property.' });
    }
    expandAt(books, copy, steps);
  }
  return copy;
}

function expandAt(books: StripeBooks, at: unknown, [step = '', ...rest]: string[]): void {
  if (Array.isArray(at)) {
    for (const item of at) expandAt(books, item, [step, ...rest]);
    return;
  }
  const holder = at as Record<string, unknown>;
  const value = step in holder ? holder[step] : included(books, holder as unknown as StripeObject, step);
  const found = typeof value === 'string' ? books.find(value) : value;
  if (found === undefined) {
    throw new StripeRefusal(400, { message: `This property cannot be expanded (${step}).` });
  }
  const inPlace = typeof value === 'string' ? structuredClone(found) : found;
  holder[step] = inPlace;
  if (rest.length > 0 && inPlace !== null) expandAt(books, inPlace, rest);
}

/** What is left out of an answer unless it is asked for. */
function included(books: StripeBooks, holder: StripeObject, step: string): unknown {
  if (holder.object !== 'invoice') return undefined;
  const invoice = holder as Stripe.Invoice;
  const payment = invoicePaymentOf(books, invoice);
  if (step === 'payments') {
    return listOf(payment ? [structuredClone(payment)] : [], `/v1/invoice_payments?invoice=${invoice.id}`);
  }
  if (step !== 'confirmation_secret') return undefined;
  if (!payment || invoice.status !== 'open') return null;
  return { client_secret: intentOf(books, invoice).client_secret, type: 'payment_intent' };
}
