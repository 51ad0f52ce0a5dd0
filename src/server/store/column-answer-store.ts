import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { type ColumnAnswerStore, mostColumnAnswers } from '#domain/listings/stock-list/column-answers.ts';
import { isColumnMeaning } from '#domain/listings/stock-list/column-meaning.ts';
import type { Database } from './database.ts';
import { columnAnswers } from './schema.ts';

export function columnAnswerStore(db: Database): ColumnAnswerStore {
  const { userId: owner, header, meaning, answeredAt } = columnAnswers;
  return {
    async find(userId) {
      const rows = await db.select({ header, meaning }).from(columnAnswers).where(eq(owner, userId));
      const known = rows.filter((row) => isColumnMeaning(row.meaning));
      return Object.fromEntries(known.map((row) => [row.header, row.meaning]));
    },

    async save(userId, answers, at) {
      const rows = Object.entries(answers).map(([key, said]) => ({
        ...{ userId, header: key, meaning: said, answeredAt: at },
      }));
      if (rows.length === 0) return;
      await db.transaction(async (tx) => {
        await tx
          .insert(columnAnswers)
          .values(rows)
          .onConflictDoUpdate({
            target: [owner, header],
            set: { meaning: sql`excluded.meaning`, answeredAt: sql`excluded.answered_at` },
          });
        const newest = tx
          .select({ header })
          .from(columnAnswers)
          .where(eq(owner, userId))
          .orderBy(desc(answeredAt), header)
          .limit(mostColumnAnswers);
        await tx.delete(columnAnswers).where(and(eq(owner, userId), notInArray(header, newest)));
      });
    },
  };
}
