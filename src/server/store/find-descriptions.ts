import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  like,
  lt,
  max,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DescriptionQuery } from '#domain/descriptions/description.ts';
import type { Database } from './database.ts';
import { carOutcomes, descriptions, textVersions } from './schema.ts';
import { searchedWords } from './search-text.ts';

/** A page of a user's descriptions, newest first, by the index on user and date. */
export function findDescriptions(
  db: Database,
  { userId, search, view, standingSince, limit, after }: DescriptionQuery,
) {
  return db
    .select()
    .from(descriptions)
    .where(
      and(
        eq(descriptions.userId, userId),
        ...searchedWords(search).map((word) => like(descriptions.searchText, `%${escapeLike(word)}%`)),
        isIn(db, { view, standingSince }),
        after
          ? sql`(${descriptions.createdAt}, ${descriptions.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(descriptions.createdAt), desc(descriptions.id))
    .limit(limit);
}

/** How many descriptions a part of a user's stock has. */
export async function countDescriptions(
  db: Database,
  { userId, ...part }: Pick<DescriptionQuery, 'userId' | 'view' | 'standingSince'>,
): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(descriptions)
    .where(and(eq(descriptions.userId, userId), isIn(db, part)));
  return counted?.count ?? 0;
}

/** Whether a description belongs to a part of the stock, by what is marked of its car. */
function isIn(db: Database, { view, standingSince }: Pick<DescriptionQuery, 'view' | 'standingSince'>) {
  const { publishedOn, soldOn, withdrawnOn } = carOutcomes;
  const isOffered = [isNotNull(publishedOn), isNull(soldOn), isNull(withdrawnOn)];
  const isGone = or(isNotNull(soldOn), isNotNull(withdrawnOn));
  switch (view) {
    case 'published':
      return exists(outcomeOf(db, ...isOffered));
    case 'long-standing':
      return exists(outcomeOf(db, ...isOffered, standingSince ? lt(publishedOn, standingSince) : undefined));
    case 'unpublished':
      return notExists(outcomeOf(db, or(isNotNull(publishedOn), isNotNull(soldOn), isNotNull(withdrawnOn))));
    case 'repriced':
      return and(
        isNotNull(descriptions.advertised),
        sql`${descriptions.advertised}->'price' is distinct from ${descriptions.brief}->'price'`,
        notExists(outcomeOf(db, isGone)),
      );
    case 'outdated-translation':
      return and(exists(outdatedTranslationOf(db)), notExists(outcomeOf(db, isGone)));
    default:
      return undefined;
  }
}

const outcomeOf = (db: Database, ...conditions: (SQL | undefined)[]) =>
  db
    .select({ id: carOutcomes.descriptionId })
    .from(carOutcomes)
    .where(and(eq(carOutcomes.descriptionId, descriptions.id), ...conditions));

/** What `findOutdatedTranslations` finds of one description. */
function outdatedTranslationOf(db: Database) {
  const original = alias(textVersions, 'original');
  const translation = alias(textVersions, 'translation');
  return db
    .select({ style: original.style })
    .from(original)
    .innerJoin(
      translation,
      and(
        eq(translation.descriptionId, original.descriptionId),
        eq(translation.style, original.style),
        ne(translation.language, original.language),
        ne(translation.origin, 'carried'),
      ),
    )
    .where(
      and(
        eq(original.descriptionId, descriptions.id),
        eq(original.language, descriptions.language),
        ne(original.origin, 'carried'),
      ),
    )
    .groupBy(original.style, translation.language)
    .having(gt(max(original.createdAt), max(translation.createdAt)));
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
