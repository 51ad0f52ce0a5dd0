import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { DescriptionQuery } from '#domain/descriptions/description.ts';
import type { Database } from './database.ts';
import { descriptions } from './schema.ts';

/** A page of a user's descriptions, newest first, by the index on user and date. */
export function findDescriptions(db: Database, { userId, search, limit, after }: DescriptionQuery) {
  return db
    .select()
    .from(descriptions)
    .where(
      and(
        eq(descriptions.userId, userId),
        search ? like(descriptions.searchText, `%${escapeLike(search.toLowerCase())}%`) : undefined,
        after
          ? sql`(${descriptions.createdAt}, ${descriptions.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(descriptions.createdAt), desc(descriptions.id))
    .limit(limit);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
