import { randomUUID } from 'node:crypto';
import { eq, lt, lte, or, sql } from 'drizzle-orm';
import type { AttemptLimiter, Limit, MeteredLimiter } from '#domain/shared/rate-limiter.ts';
import type { Database } from './database.ts';
import { rateLimit } from './schema.ts';

/** The longest span that anything is counted in. */
const day = 24 * 60 * 60_000;

export interface SweptRateLimiter extends AttemptLimiter, MeteredLimiter {
  /** Deletes the counts of spans that are over. */
  sweep(now: Date): Promise<void>;
}

/** `lastRequest` is when the span began. */
const spans = { count: rateLimit.count, began: rateLimit.lastRequest };

export function rateLimiter(db: Database): SweptRateLimiter {
  return {
    take: async (key, limit, now) => (await takeOne(db, key, limit, now)) !== undefined,

    async meter(key, limit, now) {
      const taken = await takeOne(db, key, limit, now);
      const [span] = taken ? [taken] : await db.select(spans).from(rateLimit).where(eq(rateLimit.key, key));
      const { count, began } = span ?? { count: limit.most, began: now.getTime() };
      return {
        ...{ isTaken: taken !== undefined, left: Math.max(0, limit.most - count) },
        endsAt: new Date(began + limit.milliseconds),
      };
    },

    async forget(key) {
      await db.delete(rateLimit).where(eq(rateLimit.key, key));
    },

    async sweep(now) {
      await db.delete(rateLimit).where(lt(rateLimit.lastRequest, now.getTime() - day));
    },
  };
}

/** The span with one more taken; undefined when there was none left. */
async function takeOne(db: Database, key: string, { most, milliseconds }: Limit, now: Date) {
  const began = now.getTime();
  const isOver = lte(rateLimit.lastRequest, began - milliseconds);
  // One statement, so that parallel requests queue on the row: none gets through uncounted. Only the key
  // may collide: of two unique columns one is watched.
  const [taken] = await db
    .insert(rateLimit)
    .values({ id: randomUUID(), key, count: 1, lastRequest: began })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${began}::bigint else ${rateLimit.lastRequest} end`,
      },
      setWhere: or(isOver, sql`${rateLimit.count} < ${most}`),
    })
    .returning(spans);
  return taken;
}
