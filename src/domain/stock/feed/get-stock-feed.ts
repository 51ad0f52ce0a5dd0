import type { User } from '../../accounts/user.ts';
import { requireFeedOwner } from './require-feed-owner.ts';
import type { StockFeed, StockFeedStore } from './stock-feed.ts';

/** Returns the owner's feed, without its secret, or undefined. Throws `forbidden` for members of a team. */
export async function getStockFeed(
  { feeds }: { feeds: Pick<StockFeedStore, 'find'> },
  user: Pick<User, 'id' | 'ownerId'>,
): Promise<StockFeed | undefined> {
  requireFeedOwner(user);
  return feeds.find(user.ownerId);
}
