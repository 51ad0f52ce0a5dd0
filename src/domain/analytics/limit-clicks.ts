import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import { tooManyClicks, tooManyReports } from './outcome-refusals.ts';

/** More than anybody clicks, too few to fill the database: what happened is kept for good. */
const perMinute = { most: 120, milliseconds: 60_000 };
const perDay = { most: 3000, milliseconds: 24 * 60 * 60_000 };

/**
 * Counts one thing a user says has happened: a report, a mark or a rating. Throws `too-many-requests` for the
 * 121st within a minute and the 3001st within a day.
 */
export async function limitClicks(
  { limiter, now }: { limiter: RateLimiter; now(): Date },
  user: Pick<User, 'id'>,
): Promise<void> {
  const instant = now();
  if (!(await limiter.take(`happenings:${user.id}`, perMinute, instant))) {
    throw new ProductError('too-many-requests', tooManyReports);
  }
  if (!(await limiter.take(`happenings-of-day:${user.id}`, perDay, instant))) {
    throw new ProductError('too-many-requests', tooManyClicks);
  }
}
