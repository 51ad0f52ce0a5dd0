import { and, asc, between, count, eq, gt, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mostReportCars, type ReportCars, type ReportStore } from '#domain/analytics/report-store.ts';
import type { Database } from './database.ts';
import { carOutcomes, descriptions, teamMembers, user } from './schema.ts';

export function reportStore(db: Database): ReportStore {
  return {
    async findReportCars(ownerId, from, to) {
      const { publishedOn, soldOn, withdrawnOn } = carOutcomes;
      const isAfter = (column: PgColumn) => or(isNull(column), gt(column, to));
      const isStanding = and(lte(publishedOn, to), isAfter(soldOn), isAfter(withdrawnOn));
      return {
        published: await findCars(db, ownerId, between(publishedOn, from, to), publishedOn),
        sold: await findCars(db, ownerId, between(soldOn, from, to), soldOn),
        standing: await findCars(db, ownerId, isStanding, publishedOn),
      };
    },

    findReportReaders: (afterId, limit) =>
      db
        .select({ id: user.id, email: user.email, language: user.language })
        .from(user)
        .where(
          and(
            eq(user.subscriptionPlan, 'ELITE'),
            eq(user.subscriptionStatus, 'active'),
            eq(user.reportsByMail, true),
            gt(user.id, afterId),
            notExists(db.select().from(teamMembers).where(eq(teamMembers.memberId, user.id))),
          ),
        )
        .orderBy(asc(user.id))
        .limit(limit),

    async areMailsWanted(userId) {
      const [found] = await db.select({ isWanted: user.reportsByMail }).from(user).where(eq(user.id, userId));
      return found?.isWanted ?? false;
    },

    async updateMailsWanted(userId, isWanted) {
      await db.update(user).set({ reportsByMail: isWanted }).where(eq(user.id, userId));
    },
  };
}

async function findCars(
  db: Database,
  ownerId: string,
  condition: SQL | undefined,
  day: PgColumn,
): Promise<ReportCars> {
  const ofOwner = and(eq(carOutcomes.ownerId, ownerId), condition);
  const rows = await db
    .select({
      make: sql<string>`${descriptions.brief} ->> 'make'`,
      model: sql<string>`${descriptions.brief} ->> 'model'`,
      year: sql<number | null>`(${descriptions.brief} ->> 'year')::int`,
      publishedOn: carOutcomes.publishedOn,
      soldOn: carOutcomes.soldOn,
    })
    .from(carOutcomes)
    .innerJoin(descriptions, eq(descriptions.id, carOutcomes.descriptionId))
    .where(ofOwner)
    .orderBy(asc(day), asc(carOutcomes.descriptionId))
    .limit(mostReportCars);
  const [all] = await db.select({ cars: count() }).from(carOutcomes).where(ofOwner);
  return {
    count: all?.cars ?? 0,
    cars: rows.map(({ make, model, year, publishedOn, soldOn }) => ({
      ...{ make, model, year: year ?? undefined },
      ...{ publishedOn: publishedOn ?? undefined, soldOn: soldOn ?? undefined },
    })),
  };
}
