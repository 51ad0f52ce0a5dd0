import type { User } from '../accounts/user.ts';
import { longStandingSince } from '../vehicles/stock-view.ts';
import type { DescriptionStore } from './description.ts';

/** How many cars wait for something to be done about them. */
export interface WaitingCars {
  unpublished: number;
  longStanding: number;
}

/** Counts the cars of a user's stock that nobody has published, and those on sale for more than 45 days. */
export async function countWaitingCars(
  descriptions: Pick<DescriptionStore, 'count'>,
  user: User,
  now: Date,
): Promise<WaitingCars> {
  const standingSince = longStandingSince(now);
  const [unpublished, standing] = await Promise.all(
    (['unpublished', 'long-standing'] as const).map((view) =>
      descriptions.count({ userId: user.ownerId, view, standingSince }),
    ),
  );
  return { unpublished: unpublished ?? 0, longStanding: standing ?? 0 };
}
