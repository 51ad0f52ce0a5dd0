import { and, eq, sql } from 'drizzle-orm';
import type { SimulatedSubscriptionStore } from '#domain/subscriptions/simulation/payment-simulator.ts';
import type { Database } from './database.ts';
import { simulatedSubscriptions } from './schema.ts';

export function simulatedSubscriptionStore(db: Database): SimulatedSubscriptionStore {
  return {
    async create(id, idempotencyKey, state) {
      await db
        .insert(simulatedSubscriptions)
        .values({ id, idempotencyKey, state, version: 0 })
        .onConflictDoNothing({ target: simulatedSubscriptions.idempotencyKey });
      const [kept] = await db
        .select()
        .from(simulatedSubscriptions)
        .where(eq(simulatedSubscriptions.idempotencyKey, idempotencyKey));
      return kept ?? { id, state };
    },

    async findById(id) {
      const [row] = await db.select().from(simulatedSubscriptions).where(eq(simulatedSubscriptions.id, id));
      return row;
    },

    async findNewestPaid(customerId) {
      const { state } = simulatedSubscriptions;
      const [row] = await db
        .select({ state })
        .from(simulatedSubscriptions)
        .where(sql`${state} ->> 'customerId' = ${customerId} and ${state} -> 'period' is not null`)
        .orderBy(sql`${state} ->> 'createdAt' desc`)
        .limit(1);
      return row?.state;
    },

    async save(id, state, version) {
      const isAsRead = and(eq(simulatedSubscriptions.id, id), eq(simulatedSubscriptions.version, version));
      const written = await db
        .update(simulatedSubscriptions)
        .set({ state, version: version + 1 })
        .where(isAsRead)
        .returning({ id: simulatedSubscriptions.id });
      return written.length > 0;
    },

    async forgetCustomer(customerId) {
      const { state, version } = simulatedSubscriptions;
      await db
        .update(simulatedSubscriptions)
        .set({ state: sql`jsonb_set(${state}, '{email}', '""')`, version: sql`${version} + 1` })
        .where(sql`${state} ->> 'customerId' = ${customerId}`);
    },
  };
}
