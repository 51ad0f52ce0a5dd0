import { ProductError } from './errors.ts';
import type { Localised } from './localised.ts';
import type { Limit, RateLimiter } from './rate-limiter.ts';

export interface TurnDeps {
  limiter: RateLimiter;
  now(): Date;
}

/**
 * Counts one more under this key. Throws `too-many-requests` with `refusal`, under `field` where one is at
 * fault, once the limit is reached.
 */
export async function takeTurn(
  { limiter, now }: TurnDeps,
  key: string,
  limit: Limit,
  refusal: Localised,
  field?: string,
): Promise<void> {
  if (await limiter.take(key, limit, now())) return;
  // The span began before now, so it is over by then.
  const retryAfter = Math.ceil(limit.milliseconds / 1000);
  throw new ProductError('too-many-requests', refusal, field, { retryAfter });
}
