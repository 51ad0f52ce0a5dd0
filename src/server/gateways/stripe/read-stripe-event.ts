import Stripe from 'stripe';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { StripeConfig } from '#server/config/payment-config.ts';
import { type Asking, askStripe, isMissing, usualPatience } from './ask-stripe.ts';
import { stripeClient } from './stripe-client.ts';

/** Seconds an event may be old; a genuine one sent again carries a new signature. */
const tolerance = 300;

/**
 * Reads what Stripe sends: the raw body and its signature, now, into the id of the subscription it is
 * about; undefined when it is about none. Only ids are taken from an event, what they stand for is asked
 * of Stripe. Throws `invalid` when it is not from Stripe or too old, `unavailable` when Stripe cannot be
 * asked.
 */
export type ReadStripeEvent = (
  body: Uint8Array,
  signature: string | undefined,
  now: Date,
) => Promise<string | undefined>;

export function readStripeEvent(config: StripeConfig, asking: Asking): ReadStripeEvent {
  const stripe = stripeClient(config, asking.patience ?? usualPatience);
  return async (body, signature, now) => {
    const event = genuineEvent(stripe, { body, signature, now, secrets: config.webhookSecrets });
    const object = event?.data?.object as Told | null | undefined;
    if (typeof object?.id !== 'string') return undefined;
    return askStripe(() => subscriptionOf(stripe, object), asking);
  };
}

/** What an event is about, as far as it is read: of the references ids, and only to ask for what they name. */
interface Told {
  id: string;
  object: string;
  subscription?: unknown;
  released_subscription?: unknown;
  invoice?: unknown;
  payment_intent?: unknown;
  charge?: unknown;
}

function genuineEvent(
  stripe: Stripe,
  told: { body: Uint8Array; signature: string | undefined; now: Date; secrets: readonly string[] },
): Partial<Stripe.Event> | null {
  const { body, signature, now, secrets } = told;
  for (const secret of signature ? secrets : []) {
    try {
      const at = now.getTime();
      return stripe.webhooks.constructEvent(body, signature ?? '', secret, tolerance, undefined, at);
    } catch (error) {
      const isForeign = error instanceof Stripe.errors.StripeSignatureVerificationError;
      if (!isForeign) throw new ProductError('invalid', notFromStripe);
    }
  }
  throw new ProductError('invalid', notFromStripe);
}

async function subscriptionOf(stripe: Stripe, told: Told): Promise<string | undefined> {
  try {
    switch (told.object) {
      case 'subscription':
        return told.id;
      case 'subscription_schedule':
        return idOf(told.subscription) ?? idOf(told.released_subscription);
      case 'invoice':
        return await ofInvoice(stripe, told.id);
      case 'invoice_payment':
        return await ofInvoice(stripe, idOf(told.invoice));
      case 'payment_intent':
        return await ofIntent(stripe, told.id);
      case 'charge':
      case 'refund':
      case 'dispute':
        return await ofIntent(stripe, idOf(told.payment_intent) ?? (await intentOf(stripe, told.charge)));
      default:
        return undefined;
    }
  } catch (error) {
    // Of another account, or gone since: nothing of ours.
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function ofInvoice(stripe: Stripe, id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const invoice = await stripe.invoices.retrieve(id);
  if (invoice.id !== id) throw new TypeError('another bill than the one asked for');
  return idOf(invoice.parent?.subscription_details?.subscription);
}

async function ofIntent(stripe: Stripe, intent: string | undefined): Promise<string | undefined> {
  if (!intent) return undefined;
  const payment = { type: 'payment_intent', payment_intent: intent };
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  return ofInvoice(stripe, idOf(data[0]?.invoice));
}

async function intentOf(stripe: Stripe, charge: unknown): Promise<string | undefined> {
  const id = idOf(charge);
  return id ? idOf((await stripe.charges.retrieve(id)).payment_intent) : undefined;
}

function idOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  const id = (reference as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

const notFromStripe: Localised = {
  it: 'Questo messaggio non viene da Stripe, oppure è troppo vecchio.',
  en: 'This message is not from Stripe, or it is too old.',
  de: 'Diese Nachricht kommt nicht von Stripe oder ist zu alt.',
  fr: 'Ce message ne vient pas de Stripe, ou il est trop ancien.',
  es: 'Este mensaje no viene de Stripe o es demasiado antiguo.',
};
