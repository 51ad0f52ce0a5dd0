import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Description, DescriptionStore } from '#domain/descriptions/description.ts';
import type { Database } from './database.ts';
import { descriptions, usageReservations } from './schema.ts';

export function descriptionStore(db: Database): DescriptionStore {
  return {
    create: (description, reservationId) =>
      db.transaction(async (tx) => {
        await tx.insert(descriptions).values(toRow(description));
        await tx.delete(usageReservations).where(eq(usageReservations.id, reservationId));
      }),

    async find({ userId, search, limit, after }) {
      const rows = await db
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
      return rows.map(fromRow);
    },

    async delete(userId, id) {
      const deleted = await db
        .delete(descriptions)
        .where(and(eq(descriptions.userId, userId), eq(descriptions.id, id)))
        .returning({ id: descriptions.id });
      return deleted.length > 0;
    },
  };
}

type Row = typeof descriptions.$inferSelect;

function toRow(description: Description): Row {
  const { make, model, year } = description.brief;
  return {
    ...description,
    searchText: [make, model, year].filter(Boolean).join(' ').toLowerCase(),
  };
}

const fromRow = ({ searchText: _, ...row }: Row): Description => row;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
