import Stripe from 'stripe';
import type { StripeConfig } from '#server/config/payment-config.ts';
import type { Patience } from './ask-stripe.ts';

/** The official SDK, talking to Stripe or to whatever speaks like it. */
export function stripeClient(
  { secretKey, apiBase }: Pick<StripeConfig, 'secretKey' | 'apiBase'>,
  { requestMs }: Patience,
): Stripe {
  // A second click while the first is still being worked on is told to wait by Stripe: so it is sent again.
  const settings = { timeout: requestMs, maxNetworkRetries: 3, telemetry: false };
  if (!apiBase) return new Stripe(secretKey, settings);
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...settings,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  });
}
