import { type Day, dayOf } from '#domain/shared/days.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import type { Description, DescriptionStore } from '../descriptions/description.ts';
import { getDescription } from '../descriptions/get-description.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import type { CarOutcome } from './car-outcome.ts';
import { checkOutcome } from './check-outcome.ts';
import { changeOf } from './contribution-of.ts';
import { happeningsBetween } from './happenings-between.ts';
import { hasStyle } from './has-style.ts';
import type { HappeningDeps } from './new-happening.ts';
import { markedMeanwhile, noTextOfStyle } from './outcome-refusals.ts';
import { refuseBlocked } from './refuse-blocked.ts';

export interface MarkOutcomeDeps extends HappeningDeps {
  analytics: Pick<AnalyticsStore, 'findOutcome' | 'saveOutcome'>;
  descriptions: DescriptionStore;
}

/** Absent stays as it is, null takes the mark back; a mark takes the place of the one before. */
export interface OutcomeChange {
  published?: { on: Day; style: CopyStyle } | null | undefined;
  lead?: { on: Day } | null | undefined;
  /** Euro cents. */
  sold?: { on: Day; price?: number | undefined } | null | undefined;
  withdrawn?: { on: Day } | null | undefined;
}

/** How many others may mark the same car in the same moment. */
const mostTries = 20;

/**
 * Marks what became of a car, or takes marks back, and counts it; the outcome after that comes back. What
 * is marked so already changes and records nothing. A sale or request publishes nothing: a day nobody
 * named would make a false average. A car that is published or sold later is withdrawn no more. Throws
 * `invalid` under the field for days that cannot be, `forbidden` for a blocked user, `not-found` for
 * another's description.
 */
export async function markOutcome(
  deps: MarkOutcomeDeps,
  user: User,
  descriptionId: string,
  change: OutcomeChange,
): Promise<CarOutcome> {
  refuseBlocked(user);
  for (let tries = 0; tries < mostTries; tries++) {
    const description = await getDescription(deps.descriptions, user, descriptionId);
    const before = await deps.analytics.findOutcome(user.ownerId, description.id);
    const marked = await markOnce(deps, user, { description, before, change });
    if (marked) return marked;
  }
  throw new ProductError('conflict', markedMeanwhile);
}

/** Undefined when somebody else came first. */
async function markOnce(
  deps: MarkOutcomeDeps,
  user: User,
  found: { description: Description; before: CarOutcome | undefined; change: OutcomeChange },
): Promise<CarOutcome | undefined> {
  const { description, change } = found;
  if (change.published && !hasStyle(description, change.published.style)) {
    throw new ProductError('invalid', noTextOfStyle, 'published.style');
  }
  const before = found.before ?? { descriptionId: description.id, ownerId: user.ownerId, version: 0 };
  const after = applied(before, change);
  checkOutcome(after, change, dayOf(deps.now()));
  const happenings = happeningsBetween(deps, user, before, after);
  if (happenings.length === 0) return before;
  const changes = changeOf(before, after);
  const recording = { ownerId: user.ownerId, happenings, changes };
  return (await deps.analytics.saveOutcome(after, recording)) ? after : undefined;
}

function applied(before: CarOutcome, { published, lead, sold, withdrawn }: OutcomeChange): CarOutcome {
  const { withdrawnOn } = before;
  const isBack =
    withdrawn === undefined &&
    withdrawnOn !== undefined &&
    (Boolean(sold) || (published?.on ?? '') > withdrawnOn);
  return {
    ...before,
    ...(published !== undefined && { publishedOn: published?.on, publishedStyle: published?.style }),
    ...(lead !== undefined && { leadOn: lead?.on }),
    ...(sold !== undefined && { soldOn: sold?.on, soldPrice: sold?.price }),
    ...(withdrawn !== undefined && { withdrawnOn: withdrawn?.on }),
    ...(isBack && { withdrawnOn: undefined }),
    version: before.version + 1,
  };
}
