import type { User } from '../../accounts/user.ts';
import { notThere } from '../get-stock-job.ts';
import { requireFeedOwner } from './require-feed-owner.ts';
import type { StockFeedStore } from './stock-feed.ts';

/** Ends the owner's feed at once. Throws `forbidden` for members of a team, `not-found` where there is none. */
export async function revokeStockFeed(
  { feeds }: { feeds: Pick<StockFeedStore, 'revoke'> },
  user: Pick<User, 'id' | 'ownerId'>,
): Promise<void> {
  requireFeedOwner(user);
  if (!(await feeds.revoke(user.ownerId))) throw notThere();
}
