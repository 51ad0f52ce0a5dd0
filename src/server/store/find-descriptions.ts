import { and, desc, eq, exists, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { DescriptionQuery } from '#domain/descriptions/description.ts';
import type { Database } from './database.ts';
import { carOutcomes, descriptions } from './schema.ts';
import { searchedWords } from './search-text.ts';

/** A page of a user's descriptions, newest first, by the index on user and date. */
export function findDescriptions(
  db: Database,
  { userId, search, isStanding, limit, after }: DescriptionQuery,
) {
  return db
    .select()
    .from(descriptions)
    .where(
      and(
        eq(descriptions.userId, userId),
        ...searchedWords(search).map((word) => like(descriptions.searchText, `%${escapeLike(word)}%`)),
        isStanding ? exists(standingCar(db)) : undefined,
        after
          ? sql`(${descriptions.createdAt}, ${descriptions.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(descriptions.createdAt), desc(descriptions.id))
    .limit(limit);
}

const standingCar = (db: Database) =>
  db
    .select({ id: carOutcomes.descriptionId })
    .from(carOutcomes)
    .where(
      and(
        eq(carOutcomes.descriptionId, descriptions.id),
        isNotNull(carOutcomes.publishedOn),
        isNull(carOutcomes.soldOn),
        isNull(carOutcomes.withdrawnOn),
      ),
    );

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
