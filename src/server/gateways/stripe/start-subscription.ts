import type Stripe from 'stripe';
import type { Order, PaymentGateway } from '#domain/subscriptions/payments.ts';
import { isMissing } from './ask-stripe.ts';
import { amountOf, clientSecretOf } from './find-open-bill.ts';
import { ourProduct, type PlanPrices } from './plan-prices.ts';

type Started = Awaited<ReturnType<PaymentGateway['start']>>;

/** Customer and unpaid subscription; every write carries a key of its own, so that repeating makes nothing twice. */
export async function startSubscription(
  stripe: Stripe,
  prices: PlanPrices,
  order: Order & { email: string; customerId: string | undefined },
  idempotencyKey: string,
): Promise<Started> {
  const price = await prices.priceOf(order);
  const key = `${idempotencyKey}-${price.id}`;
  const subscribe = (customer: string, ofCustomer: string) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price: price.id }],
        payment_behavior: 'default_incomplete',
        // Only a card is paid by at once: what comes days later would leave the buyer waiting.
        payment_settings: {
          payment_method_types: ['card'],
          save_default_payment_method: 'on_subscription',
        },
        metadata: { product: ourProduct },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: `${key}-${ofCustomer}` },
    );
  const { customerId } = order;
  if (customerId) {
    try {
      return startedOf(await subscribe(customerId, 'known'));
    } catch (error) {
      // Deleted in the dashboard: the buyer is a new customer.
      if (!isMissing(error) || error.param !== 'customer') throw error;
    }
  }
  const customer = await stripe.customers.create(
    { email: order.email },
    { idempotencyKey: `${idempotencyKey}-customer` },
  );
  return startedOf(await subscribe(customer.id, 'new'));
}

function startedOf(subscription: Stripe.Subscription): Started {
  const invoice = subscription.latest_invoice;
  if (!invoice || typeof invoice === 'string') throw new TypeError('a subscription without its bill');
  const clientSecret = clientSecretOf(invoice);
  if (!clientSecret && invoice.status !== 'paid') throw new TypeError('a bill nobody can pay');
  const { customer } = subscription;
  const customerId = typeof customer === 'string' ? customer : customer.id;
  return { subscriptionId: subscription.id, customerId, clientSecret, amountCents: amountOf(invoice) };
}
