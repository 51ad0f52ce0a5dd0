import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Wording, WordingStore } from '#domain/wordings/wording.ts';
import type { Database } from './database.ts';
import { wordings } from './schema.ts';

/** When a wording was used is kept to the hour: a job uses the same ones in each car. */
const precision = 3_600_000;

export function wordingStore(db: Database): WordingStore {
  const { id: wordingId, userId, language, key: itsKey, usedAt } = wordings;
  const isOne = (ownerId: string, id: string) => and(eq(userId, ownerId), eq(wordingId, id));
  return {
    async find(ownerId) {
      const rows = await db
        .select()
        .from(wordings)
        .where(eq(userId, ownerId))
        .orderBy(desc(usedAt), wordingId);
      return rows.map(wordingOf);
    },

    async findByKeys({ ownerId, language: of }, keys) {
      if (keys.length === 0) return new Map();
      const rows = await db
        .select()
        .from(wordings)
        .where(and(eq(userId, ownerId), eq(language, of), inArray(itsKey, [...keys])));
      return new Map(rows.map((row) => [row.key, wordingOf(row)]));
    },

    async save(ownerId, said, most) {
      if (said.length === 0) return;
      await db.transaction(async (tx) => {
        await tx
          .insert(wordings)
          .values(said.toSorted(byKey).map((one) => ({ ...one, userId: ownerId })))
          .onConflictDoUpdate({
            target: [userId, language, itsKey],
            set: {
              ...{ typed: sql`excluded.typed`, sentence: sql`excluded.sentence` },
              usedAt: sql`excluded.used_at`,
            },
          });
        const newest = tx
          .select({ id: wordingId })
          .from(wordings)
          .where(eq(userId, ownerId))
          .orderBy(desc(usedAt), wordingId)
          .limit(most);
        await tx.delete(wordings).where(and(eq(userId, ownerId), notInArray(wordingId, newest)));
      });
    },

    async use(ids, at) {
      if (ids.length === 0) return;
      // In one order: cars of a job are written at the same time and use the same wordings.
      const unused = db
        .select({ id: wordingId })
        .from(wordings)
        .where(and(inArray(wordingId, [...ids]), lt(usedAt, new Date(at.getTime() - precision))))
        .orderBy(wordingId)
        .for('update');
      await db.update(wordings).set({ usedAt: at }).where(inArray(wordingId, unused));
    },

    async change(ownerId, id, sentence) {
      const changed = await db
        .update(wordings)
        .set({ sentence })
        .where(isOne(ownerId, id))
        .returning({ id: wordingId });
      return changed.length > 0;
    },

    async delete(ownerId, id) {
      const deleted = await db.delete(wordings).where(isOne(ownerId, id)).returning({ id: wordingId });
      return deleted.length > 0;
    },

    async deleteAll(ownerId) {
      await db.delete(wordings).where(eq(userId, ownerId));
    },
  };
}

/** Two calls that save the same wordings wait for each other in one order. */
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);

const wordingOf = ({ userId: _, key: __, ...wording }: typeof wordings.$inferSelect): Wording => wording;
