import { lte, or, sql } from 'drizzle-orm';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { Database } from './database.ts';
import { rateLimit } from './schema.ts';

/** Counts in the table that sign-in's limits are kept in; `lastRequest` is when the span began. */
export function rateLimiter(db: Database): RateLimiter {
  return {
    async take(key, { most, milliseconds }, now) {
      const began = now.getTime();
      const isOver = lte(rateLimit.lastRequest, began - milliseconds);
      // One statement, so that parallel requests queue on the row: none gets through uncounted.
      const taken = await db
        .insert(rateLimit)
        .values({ id: key, key, count: 1, lastRequest: began })
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
  };
}
