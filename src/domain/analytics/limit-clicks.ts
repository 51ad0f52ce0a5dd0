import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { tooManyAtOnce, tooManyOfDay } from './outcome-refusals.ts';

/** More than anybody clicks, too few to fill the database: what happened is kept for good. */
const perMinute = { most: 120, milliseconds: 60_000 };
const perDay = { most: 3000, milliseconds: 24 * 60 * 60_000 };

/**
 * Counts one thing a user says has happened: a report, a mark or a rating. Throws `too-many-requests` for the
 * 121st within a minute and the 3001st within a day.
 */
export async function limitClicks(deps: TurnDeps, user: Pick<User, 'id'>): Promise<void> {
  await takeTurn(deps, `happenings:${user.id}`, perMinute, tooManyAtOnce);
  await takeTurn(deps, `happenings-of-day:${user.id}`, perDay, tooManyOfDay);
}
