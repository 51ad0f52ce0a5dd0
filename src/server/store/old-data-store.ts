import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { OldDataStore } from '#domain/accounts/own-data/leaving-store.ts';
import type { Database } from './database.ts';
import { auditLog, contactMessages, receipts, subscriptions } from './schema.ts';

/** What the table's trigger asks for, by the database's own clock. */
const isPastKeeping = sql`${auditLog.at} < now() - interval '10 years'`;

export function oldDataStore(db: Database): OldDataStore {
  return {
    async deleteDocuments(firstKeptYear) {
      // A number begins with the year the document is of: `2016/17`.
      await db.delete(receipts).where(sql`split_part(${receipts.number}, '/', 1)::int < ${firstKeptYear}`);
    },

    async deleteContactMessages(before) {
      await db.delete(contactMessages).where(lt(contactMessages.createdAt, before));
    },

    async deleteUnpaidOrders(before) {
      const documents = db
        .select({ id: receipts.id })
        .from(receipts)
        .where(eq(receipts.subscriptionId, subscriptions.id));
      await db
        .delete(subscriptions)
        .where(
          and(
            ...[isNull(subscriptions.userId), eq(subscriptions.state, 'ended')],
            ...[lt(subscriptions.createdAt, before), notExists(documents)],
          ),
        );
    },

    async deleteAuditEntries(before) {
      await db.delete(auditLog).where(and(lt(auditLog.at, before), isPastKeeping));
    },
  };
}
