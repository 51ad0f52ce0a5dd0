import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import type { DescriptionStore } from '../descriptions/description.ts';
import { getDescription } from '../descriptions/get-description.ts';
import { limitClicks } from './limit-clicks.ts';
import { refuseBlocked } from './refuse-blocked.ts';

/**
 * Keeps the price that a car's advertisements have by the seller's word, in whole euro; undefined for none. It is the
 * price the seller saw: one that a colleague sets meanwhile waits on. Throws as `reportHappening`.
 */
export async function markAdvertised(
  deps: { descriptions: DescriptionStore; limiter: RateLimiter; now(): Date },
  user: User,
  descriptionId: string,
  price: number | undefined,
): Promise<void> {
  refuseBlocked(user);
  await limitClicks(deps, user);
  const description = await getDescription(deps.descriptions, user, descriptionId);
  await deps.descriptions.saveAdvertised(description, { at: deps.now().toISOString(), price }, []);
}
