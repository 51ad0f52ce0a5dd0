import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { tooManyOrders } from './refusals.ts';

const tenMinutes = 10 * 60 * 1000;

/** Throws `too-many-requests` for whoever has the payment provider asked too often; `who` is an id or an address. */
export async function limitCalls(
  { limiter, now }: { limiter: RateLimiter; now(): Date },
  who: string,
  most = 60,
): Promise<void> {
  if (await limiter.take(`payments:${who}`, { most, milliseconds: tenMinutes }, now())) return;
  throw new ProductError('too-many-requests', tooManyOrders);
}
