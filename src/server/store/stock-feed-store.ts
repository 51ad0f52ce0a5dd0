import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { StockFeed, StockFeedStore } from '#domain/stock/feed/stock-feed.ts';
import type { Database } from './database.ts';
import { descriptions, stockCars, stockFeeds, stockJobs } from './schema.ts';
import { isOffered } from './stock-views.ts';

/** A secret of so much chance needs neither salt nor a slow digest. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const minute = 60_000;

export function stockFeedStore(db: Database): StockFeedStore {
  return {
    async find(userId) {
      const [found] = await db.select().from(stockFeeds).where(eq(stockFeeds.userId, userId));
      return found && feedOf(found);
    },

    async renew(userId, createdAt) {
      const secret = randomBytes(32).toString('base64url');
      const row = { digest: digestOf(secret), lastFour: secret.slice(-4), createdAt, lastReadAt: null };
      const [renewed] = await db
        .insert(stockFeeds)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: stockFeeds.userId, set: row })
        .returning();
      if (!renewed) throw new Error('A feed was not kept');
      return { feed: feedOf(renewed), secret };
    },

    async revoke(userId) {
      const revoked = await db
        .delete(stockFeeds)
        .where(eq(stockFeeds.userId, userId))
        .returning({ userId: stockFeeds.userId });
      return revoked.length > 0;
    },

    async findOwner(secret, at) {
      const isOf = eq(stockFeeds.digest, digestOf(secret));
      const [found] = await db.select({ userId: stockFeeds.userId }).from(stockFeeds).where(isOf);
      if (!found) return undefined;
      const isUnnoted = or(
        isNull(stockFeeds.lastReadAt),
        lt(stockFeeds.lastReadAt, new Date(at.getTime() - minute)),
      );
      await db.update(stockFeeds).set({ lastReadAt: at }).where(and(isOf, isUnnoted));
      return found.userId;
    },

    async stampOf(userId) {
      const [row] = await db
        .select({
          stamp: sql<string>`md5(coalesce(string_agg(md5(concat_ws(' ', ${descriptions.id}, ${descriptions.language},
            ${descriptions.brief}::text, ${descriptions.copy}::text)), '' order by ${stockJobs.createdAt} desc,
            ${stockJobs.id} desc, ${stockCars.position}), ''))`,
        })
        .from(stockJobs)
        .innerJoin(stockCars, eq(stockCars.jobId, stockJobs.id))
        .innerJoin(descriptions, eq(descriptions.id, stockCars.descriptionId))
        .where(and(eq(stockJobs.userId, userId), isOffered));
      return row?.stamp ?? '';
    },
  };
}

const feedOf = ({ lastFour, createdAt, lastReadAt }: typeof stockFeeds.$inferSelect): StockFeed => ({
  ...{ lastCharacters: lastFour, createdAt, lastReadAt: lastReadAt ?? undefined },
});
