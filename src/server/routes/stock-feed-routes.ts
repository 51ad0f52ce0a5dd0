import { getStockFeed } from '#domain/stock/feed/get-stock-feed.ts';
import { type ReadStockFeedDeps, readStockFeed } from '#domain/stock/feed/read-stock-feed.ts';
import { renewStockFeed } from '#domain/stock/feed/renew-stock-feed.ts';
import { revokeStockFeed } from '#domain/stock/feed/revoke-stock-feed.ts';
import type { StockFeed, StockFeedStore } from '#domain/stock/feed/stock-feed.ts';
import { encoded } from '../encoded.ts';
import type { Handlers } from './handler.ts';

type StockFeedRoutes = Pick<
  Handlers,
  'getStockFeed' | 'renewStockFeed' | 'revokeStockFeed' | 'readStockFeed'
>;

const types = { json: 'application/json; charset=utf-8', xml: 'application/xml; charset=utf-8' };

export function stockFeedRoutes(deps: ReadStockFeedDeps & { feeds: StockFeedStore }): StockFeedRoutes {
  return {
    async getStockFeed({ user }) {
      const feed = await getStockFeed(deps, user);
      return feed ? { feed: presentFeed(feed) } : {};
    },

    async renewStockFeed({ user }) {
      const { feed, secret } = await renewStockFeed(deps, user);
      return { feed: presentFeed(feed), secret };
    },

    async revokeStockFeed({ user }) {
      await revokeStockFeed(deps, user);
      return {};
    },

    async readStockFeed({ params: { secret, format } }) {
      const { stamp, pieces } = await readStockFeed(deps, { secret, format });
      return { bytes: encoded(pieces), type: types[format], name: `cars.${format}`, stamp };
    },
  };
}

const presentFeed = ({ lastCharacters, createdAt, lastReadAt }: StockFeed) => ({
  ...{ lastCharacters, createdAt: createdAt.toISOString() },
  ...(lastReadAt && { lastReadAt: lastReadAt.toISOString() }),
});
