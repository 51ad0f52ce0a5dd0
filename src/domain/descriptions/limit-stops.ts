import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { StopSignal } from '../copywriting/copy.ts';
import { entitledPlan, type Subscriber } from '../subscriptions/entitlements.ts';

/** In a day, for all who share a plan with a monthly count. */
export const freeStops = 3;
const perDay = { most: freeStops, milliseconds: 24 * 60 * 60_000 };

/**
 * Returns the signal that a text of a plan with a monthly count heeds: each stop spends a language model's work
 * and counts nothing. From the fourth of a day on the signal stays silent, so the text is finished, counted and kept in
 * the history. Plans without a count are stopped every time.
 */
export function limitStops(
  { limiter, now }: TurnDeps,
  user: Pick<User, 'ownerId'> & Subscriber,
  signal: StopSignal,
): StopSignal {
  if (entitledPlan(user).descriptionsPerMonth === null) return signal;
  const listeners = new Set<() => void>();
  let aborted = false;

  async function hear() {
    // A count that cannot be read stops too: the text could not be stored either.
    aborted = await limiter.take(`stopping:${user.ownerId}`, perDay, now()).catch(() => true);
    if (aborted) for (const listener of listeners) listener();
  }

  if (signal.aborted) void hear();
  else signal.addEventListener('abort', () => void hear(), { once: true });
  return {
    get aborted() {
      return aborted;
    },
    addEventListener: (_type, listener) => void listeners.add(listener),
  };
}
