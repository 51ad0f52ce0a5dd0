import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import type { DescriptionStore } from '../descriptions/description.ts';
import { getDescription, noSuchDescription } from '../descriptions/get-description.ts';
import { noSuchText } from '../descriptions/text-of.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { hasStyle } from './has-style.ts';
import { type HappeningDeps, newHappening } from './new-happening.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { changeOfRating, replacedRating } from './text-rating.ts';

/**
 * Rates a text of the user's own stock. His second rating replaces the first and what was counted of it; the
 * same again records nothing. Throws `not-found` for another's text or none, `forbidden` for a blocked user.
 */
export async function rateText(
  deps: HappeningDeps & { analytics: Pick<AnalyticsStore, 'saveRating'>; descriptions: DescriptionStore },
  user: User,
  { descriptionId, style, isGood, reason }: Rating,
): Promise<void> {
  refuseBlocked(user);
  const description = await getDescription(deps.descriptions, user, descriptionId);
  if (!hasStyle(description, style)) throw new ProductError('not-found', noSuchText);
  const key = { descriptionId: description.id, userId: user.id, style };
  const isKept = await deps.analytics.saveRating({ ...key, ownerId: user.ownerId }, (before) => {
    if (before && before.isGood === isGood && before.reason === reason) return undefined;
    const rating = replacedRating(before, { ...key, isGood, reason, now: deps.now() });
    const happening = newHappening(deps, user, {
      ...{ kind: 'rated', descriptionId: description.id, style },
      ...{ value: isGood ? 1 : -1, note: reason || undefined },
    });
    const recording = {
      ownerId: user.ownerId,
      happenings: [happening],
      changes: changeOfRating(before, rating),
    };
    return { rating, recording };
  });
  if (!isKept) throw new ProductError('not-found', noSuchDescription);
}

export interface Rating {
  descriptionId: string;
  style: CopyStyle;
  isGood: boolean;
  /** Why, in his own words; may be empty. */
  reason: string;
}
