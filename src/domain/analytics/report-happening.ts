import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { User } from '../accounts/user.ts';
import type { ChannelId } from '../copywriting/channels/channel.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import type { DescriptionStore } from '../descriptions/description.ts';
import { getDescription } from '../descriptions/get-description.ts';
import { noSuchText } from '../descriptions/text-of.ts';
import { advertisingKinds } from '../vehicles/advertised.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import type { reportedKinds } from './happening.ts';
import { hasStyle } from './has-style.ts';
import { limitClicks } from './limit-clicks.ts';
import { type HappeningDeps, newHappening } from './new-happening.ts';
import { recordingOf } from './recording.ts';
import { refuseBlocked } from './refuse-blocked.ts';

/**
 * Records what a user's browser did with one of his texts, and with which price a text was taken away. Throws `not-found` for another's text or none,
 * `forbidden` for a blocked user, else as `limitClicks`.
 */
export async function reportHappening(
  deps: HappeningDeps & {
    analytics: Pick<AnalyticsStore, 'record'>;
    descriptions: DescriptionStore;
    limiter: RateLimiter;
  },
  user: User,
  { descriptionId, ...what }: Report,
): Promise<void> {
  refuseBlocked(user);
  await limitClicks(deps, user);
  const description = await getDescription(deps.descriptions, user, descriptionId);
  if (!hasStyle(description, what.style)) throw new ProductError('not-found', noSuchText);
  const happening = newHappening(deps, user, { ...what, descriptionId: description.id });
  if (!advertisingKinds.includes(what.kind))
    return deps.analytics.record(recordingOf(user.ownerId, [happening]));
  const { price } = description.brief;
  await deps.descriptions.saveAdvertised(description, { at: happening.at.toISOString(), price }, [happening]);
}

export interface Report {
  descriptionId: string;
  kind: (typeof reportedKinds)[number];
  style: CopyStyle;
  /** The channel it was exported to. */
  place?: ChannelId | undefined;
}
