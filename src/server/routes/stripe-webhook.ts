import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ProductError } from '#domain/shared/errors.ts';
import { type SettleDeps, settleSubscription } from '#domain/subscriptions/settle-subscription.ts';

export interface StripeWebhookDeps {
  payments: SettleDeps;
  /** The id of the subscription an event is about; throws `invalid` for what is not from Stripe. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): Promise<string | undefined>;
  now(): Date;
  onError(error: unknown): void;
}

const mostBytes = 1024 * 1024;

/**
 * What Stripe tells us: 200 once everything it is about is written, 400 for what is not from Stripe, 503
 * for what is to be sent again. The signature is over the very bytes of the body: it stays unparsed.
 */
export function stripeWebhook({ payments, readEvent, now, onError }: StripeWebhookDeps): Hono {
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: mostBytes,
    onError: (c) => c.json({ message: 'That is too large for an event.' }, 413),
  });
  app.post('/api/webhooks/stripe', limit, async (c) => {
    try {
      const body = new Uint8Array(await c.req.arrayBuffer());
      const subscriptionId = await readEvent(body, c.req.header('stripe-signature'), now());
      if (subscriptionId) await settleSubscription(payments, subscriptionId);
      return c.json({ received: true });
    } catch (error) {
      if (error instanceof ProductError && error.kind === 'invalid') {
        return c.json({ message: error.text.en }, 400);
      }
      if (!(error instanceof ProductError)) onError(error);
      return c.json({ message: 'This cannot be taken in at the moment. Send it again.' }, 503);
    }
  });
  return app;
}
