import type { User } from '../../accounts/user.ts';
import { requireStock } from '../require-stock.ts';
import { requireFeedOwner } from './require-feed-owner.ts';
import type { StockFeed, StockFeedStore } from './stock-feed.ts';

/**
 * Gives the owner's feed a new address, its first or in place of the one before. Returns its secret, which is never
 * shown again. Throws `forbidden` for members of a team and without a plan that writes the stock.
 */
export async function renewStockFeed(
  { feeds, now }: { feeds: Pick<StockFeedStore, 'renew'>; now(): Date },
  user: User,
): Promise<{ feed: StockFeed; secret: string }> {
  requireFeedOwner(user);
  requireStock(user);
  return feeds.renew(user.ownerId, now());
}
