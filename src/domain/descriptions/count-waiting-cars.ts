import type { User } from '../accounts/user.ts';
import { longStandingSince, type StockView } from '../vehicles/stock-view.ts';
import type { DescriptionStore } from './description.ts';

/** How many cars wait for something to be done about them. */
export interface WaitingCars {
  unpublished: number;
  longStanding: number;
  repriced: number;
  outdatedTranslation: number;
}

/**
 * Counts the cars of a user's stock that nobody has published, those on sale for more than 45 days, those whose price
 * was changed since a text was last taken to a place, and those with a translation older than the text's last wording.
 */
export async function countWaitingCars(
  descriptions: Pick<DescriptionStore, 'count'>,
  user: User,
  now: Date,
): Promise<WaitingCars> {
  const standingSince = longStandingSince(now);
  const countIn = (view: StockView) => descriptions.count({ userId: user.ownerId, view, standingSince });
  const [unpublished, longStanding, repriced, outdatedTranslation] = await Promise.all([
    countIn('unpublished'),
    countIn('long-standing'),
    countIn('repriced'),
    countIn('outdated-translation'),
  ]);
  return { unpublished, longStanding, repriced, outdatedTranslation };
}
