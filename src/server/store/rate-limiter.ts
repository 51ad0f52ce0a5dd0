import { randomUUID } from 'node:crypto';
import { eq, lt, lte, or, sql } from 'drizzle-orm';
import type { AttemptLimiter } from '#domain/shared/rate-limiter.ts';
import type { Database } from './database.ts';
import { rateLimit } from './schema.ts';

/** The longest span that anything is counted in. */
const day = 24 * 60 * 60_000;

export interface SweptRateLimiter extends AttemptLimiter {
  /** Deletes the counts of spans that are over. */
  sweep(now: Date): Promise<void>;
}

/** `lastRequest` is when the span began. */
export function rateLimiter(db: Database): SweptRateLimiter {
  return {
    async take(key, { most, milliseconds }, now) {
      const began = now.getTime();
      const isOver = lte(rateLimit.lastRequest, began - milliseconds);
      // One statement, so that parallel requests queue on the row: none gets through uncounted. Only the key
      // may collide: of two unique columns one is watched.
      const taken = await db
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
        .returning({ count: rateLimit.count });
      return taken.length > 0;
    },

    async forget(key) {
      await db.delete(rateLimit).where(eq(rateLimit.key, key));
    },

    async sweep(now) {
      await db.delete(rateLimit).where(lt(rateLimit.lastRequest, now.getTime() - day));
    },
  };
}
