import { z } from 'zod';
import { requireTogether } from './require-together.ts';

export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  /** Two while a secret is being changed, with a comma between them. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
};

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: string[];
  /** Where Stripe answers; absent means its public address. */
  apiBase: string | undefined;
}

/** Nothing set means none: then demo mode simulates payments, and elsewhere nobody can pay. */
export function stripeConfigOf(
  env: z.output<z.ZodObject<typeof paymentVariables>>,
): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  const set = requireTogether('payments', {
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
  });
  return (
    set && {
      secretKey: set.STRIPE_SECRET_KEY,
      publishableKey: set.STRIPE_PUBLISHABLE_KEY,
      webhookSecrets: set.STRIPE_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()),
      apiBase: env.STRIPE_API_BASE,
    }
  );
}
