import { and, inArray, sql } from 'drizzle-orm';
import type { DocumentStore } from '#domain/administration/document-store.ts';
import type { Database } from './database.ts';
import { toReceipt, withOriginals } from './receipt-store.ts';
import { receipts } from './schema.ts';

/** The documents of all customers, for who runs the business. */
export function documentStore(db: Database): DocumentStore {
  return {
    async countOf(month) {
      const those = (also: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${also}))::int`;
      const [counted] = await db
        .select({
          documents: those(sql`true`),
          electronicInvoices: those(sql`${receipts.customer} is not null`),
          withoutCustomer: those(sql`${receipts.customer} is null`),
          firstMonth: sql<string | null>`(
            select to_char(min(issued_at) at time zone 'Europe/Rome', 'YYYY-MM') from receipts
          )`,
        })
        .from(receipts)
        .where(isOf(month));
      const { firstMonth, ...counts } = counted ?? {
        documents: 0,
        electronicInvoices: 0,
        withoutCustomer: 0,
      };
      return { ...counts, firstMonth: firstMonth ?? undefined };
    },

    async findNumbers(month) {
      const found = await db
        .select({ number: receipts.number })
        .from(receipts)
        .where(isOf(month))
        .orderBy(...byNumber);
      return found.map(({ number }) => number);
    },

    async findByNumbers(numbers) {
      if (numbers.length === 0) return [];
      const rows = await withOriginals(db)
        .where(inArray(receipts.number, [...numbers]))
        .orderBy(...byNumber);
      return rows.map(toReceipt);
    },
  };
}

/** `2026/9` comes before `2026/10`. */
const byNumber = [1, 2].map((part) => sql`split_part(${receipts.number}, '/', ${sql.raw(`${part}`)})::int`);

const beginOf = (month: string) => sql`(${`${month}-01`}::date::timestamp at time zone 'Europe/Rome')`;
const endOf = (month: string) =>
  sql`((${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Europe/Rome')`;

const isOf = (month: string) =>
  and(sql`${receipts.issuedAt} >= ${beginOf(month)}`, sql`${receipts.issuedAt} < ${endOf(month)}`);
