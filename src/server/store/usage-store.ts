import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { UsageStore } from '#domain/subscriptions/usage.ts';
import type { Database } from './database.ts';
import { usage, usageReservations } from './schema.ts';

export function usageStore(db: Database): UsageStore {
  return {
    reserve: (reservation, limit) =>
      db.transaction(async (tx) => {
        if (limit !== null && limit < 1) return false;
        // The row lock of the upsert makes parallel requests queue: whoever comes after the last one gets no row.
        const counted = await tx
          .insert(usage)
          .values({ userId: reservation.userId, month: reservation.month, used: 1 })
          .onConflictDoUpdate({
            target: [usage.userId, usage.month],
            set: { used: sql`${usage.used} + 1` },
            ...(limit === null ? {} : { setWhere: lt(usage.used, limit) }),
          })
          .returning({ used: usage.used });
        if (counted.length === 0) return false;
        await tx.insert(usageReservations).values(reservation);
        return true;
      }),

    giveBack: (reservationId) =>
      db.transaction(async (tx) => {
        await giveBackWhere(tx, eq(usageReservations.id, reservationId));
      }),

    async renew(reservationIds, at) {
      const renewed = await db
        .update(usageReservations)
        .set({ reservedAt: at })
        .where(inArray(usageReservations.id, [...reservationIds]))
        .returning({ id: usageReservations.id });
      return renewed.map(({ id }) => id);
    },

    giveBackAbandoned: (instant) =>
      db.transaction((tx) => giveBackWhere(tx, lt(usageReservations.reservedAt, instant))),

    async takeSentences({ userId, month, sentences }, limit) {
      if (sentences > limit) return false;
      const counted = await db
        .insert(usage)
        .values({ userId, month, used: 0, modelSentences: sentences })
        .onConflictDoUpdate({
          target: [usage.userId, usage.month],
          set: { modelSentences: sql`${usage.modelSentences} + ${sentences}` },
          setWhere: lte(usage.modelSentences, limit - sentences),
        })
        .returning({ taken: usage.modelSentences });
      return counted.length > 0;
    },

    async countOfMonth(userId, month) {
      const [row] = await db
        .select({ used: usage.used })
        .from(usage)
        .where(and(eq(usage.userId, userId), eq(usage.month, month)));
      return row?.used ?? 0;
    },

    async countOfAllTime(userId) {
      const [row] = await db
        .select({ used: sql<number>`coalesce(sum(${usage.used}), 0)`.mapWith(Number) })
        .from(usage)
        .where(eq(usage.userId, userId));
      return row?.used ?? 0;
    },
  };
}

/** Deleting the reservation decides who gives back: a second call finds none. */
async function giveBackWhere(tx: Database, condition: ReturnType<typeof eq>): Promise<number> {
  const given = await tx.delete(usageReservations).where(condition).returning();
  for (const { userId, month } of given) {
    await tx
      .update(usage)
      .set({ used: sql`${usage.used} - 1` })
      .where(and(eq(usage.userId, userId), eq(usage.month, month)));
  }
  return given.length;
}
