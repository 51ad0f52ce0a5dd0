import { ProductError } from '#domain/shared/errors.ts';
import type { StripeWebhookDeps } from '#server/routes/stripe-webhook.ts';
import type { NoteSecurity } from './security-event.ts';

type ReadEvent = StripeWebhookDeps['readEvent'];

/** The same reader of payment events, of which it is noted when one was not from the payment provider. */
export const watchEvents =
  (read: ReadEvent, note: NoteSecurity): ReadEvent =>
  async (...told) => {
    try {
      return await read(...told);
    } catch (error) {
      if (error instanceof ProductError && error.kind === 'invalid') note('webhook-refused');
      throw error;
    }
  };
