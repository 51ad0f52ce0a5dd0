import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mirrorReceipt } from '#domain/billing/draft-receipts.ts';
import type { Receipt, ReceiptDraft, ReceiptStore } from '#domain/billing/receipt.ts';
import type { Database } from './database.ts';
import { billingDetails, receiptNumbers, receipts } from './schema.ts';

export function receiptStore(db: Database): ReceiptStore {
  return {
    async findOfUser(userId) {
      const rows = await withOriginals(db)
        .where(eq(receipts.userId, userId))
        .orderBy(desc(receipts.issuedAt), desc(receipts.kind));
      return rows.map(toReceipt);
    },

    async findById(userId, id) {
      const [row] = await withOriginals(db).where(and(eq(receipts.userId, userId), eq(receipts.id, id)));
      return row && toReceipt(row);
    },
  };
}

/**
 * Writes the documents that are not there yet, each with the next number of its year in Italy, and
 * answers how many those were. Part of the caller's transaction, which holds the user's row: rolled back,
 * no number is lost.
 */
export async function addReceipts(tx: Database, drafts: readonly ReceiptDraft[], now: Date): Promise<number> {
  const candidates = await withoutKnown(tx, drafts);
  if (candidates.length === 0) return 0;
  const dated = candidates.map((draft) => ({ ...draft, issuedAt: notAfter(now, draft.issuedAt) }));
  let added = 0;
  const years = Map.groupBy(dated, ({ issuedAt }) => italianYearOf(issuedAt));
  for (const [year, ofYear] of [...years].sort(([one], [other]) => one - other)) {
    let last = await lockNumbers(tx, year);
    // Whoever held the numbers until now may have written the same documents.
    for (const draft of await withoutKnown(tx, ofYear)) {
      await tx.insert(receipts).values(await toRow(tx, draft, `${year}/${++last}`));
      added++;
    }
    await tx.update(receiptNumbers).set({ last }).where(eq(receiptNumbers.year, year));
  }
  // The details may have been filled in since the drafts were made.
  const nameless = dated.flatMap(({ customer, userId }) => (customer || !userId ? [] : [userId]));
  for (const userId of new Set(nameless)) await completeReceiptsOf(tx, userId);
  return added;
}

/**
 * Hands the documents of a subscription to the user who turned out to have paid for it; those made out
 * to nobody get his billing details, if he has filled them in.
 */
export async function giveReceiptsTo(tx: Database, subscriptionId: string, userId: string): Promise<void> {
  await tx
    .update(receipts)
    .set({ userId })
    .where(and(eq(receipts.subscriptionId, subscriptionId), isNull(receipts.userId)));
  await completeReceiptsOf(tx, userId);
}

/** Makes the user's documents without a customer out to what he has filled in as his billing details. */
export async function completeReceiptsOf(tx: Database, userId: string): Promise<void> {
  const [found] = await tx.select().from(billingDetails).where(eq(billingDetails.userId, userId));
  if (!found) return;
  const { userId: _, ...customer } = found;
  await tx
    .update(receipts)
    .set({ customer })
    .where(and(eq(receipts.userId, userId), isNull(receipts.customer)));
}

/** The SDI refuses a document dated later than it arrives. */
const notAfter = (now: Date, instant: Date) => (instant > now ? now : instant);

async function withoutKnown<T extends ReceiptDraft>(tx: Database, drafts: readonly T[]): Promise<T[]> {
  if (drafts.length === 0) return [];
  const ids = drafts.map(({ paymentId }) => paymentId);
  const known = await tx
    .select({ paymentId: receipts.paymentId })
    .from(receipts)
    .where(inArray(receipts.paymentId, ids));
  const knownIds = new Set(known.map(({ paymentId }) => paymentId));
  return drafts.filter(({ paymentId }) => !knownIds.has(paymentId));
}

/** The last number of the year; other transactions wait for this one's end before they take theirs. */
async function lockNumbers(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year, last: 0 })
    .onConflictDoUpdate({ target: receiptNumbers.year, set: { last: sql`${receiptNumbers.last}` } })
    .returning({ last: receiptNumbers.last });
  return row?.last ?? 0;
}

async function toRow(
  tx: Database,
  draft: ReceiptDraft,
  number: string,
): Promise<typeof receipts.$inferInsert> {
  const original = draft.refundOf && (await findByPayment(tx, draft.refundOf.paymentId));
  const { lines, refundOf: _, ...document } = original ? mirrorReceipt(draft, original) : draft;
  return {
    ...document,
    ...{ id: randomUUID(), number, userId: document.userId ?? null },
    customer: document.customer ?? null,
    lines: lines.map((line) => ({ ...line, from: line.from.toISOString(), to: line.to.toISOString() })),
    refersTo: original?.number ?? null,
  };
}

async function findByPayment(tx: Database, paymentId: string): Promise<Receipt | undefined> {
  const [row] = await withOriginals(tx).where(eq(receipts.paymentId, paymentId));
  return row && toReceipt(row);
}

const originals = alias(receipts, 'originals');

/** Documents, each with the one it refers to. */
export const withOriginals = (db: Database) =>
  db.select().from(receipts).leftJoin(originals, eq(originals.number, receipts.refersTo));

type Row = { receipts: typeof receipts.$inferSelect; originals: typeof receipts.$inferSelect | null };

export function toReceipt({ receipts: stored, originals: original }: Row): Receipt {
  // Mails about a document are no part of it.
  const { reminders: _count, remindedAt: _last, ...row } = stored;
  return {
    ...row,
    userId: row.userId ?? undefined,
    customer: row.customer ?? undefined,
    lines: row.lines.map((line) => ({ ...line, from: new Date(line.from), to: new Date(line.to) })),
    refersTo: original ? { number: original.number, issuedAt: original.issuedAt } : undefined,
  };
}

const italianYear = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' });
const italianYearOf = (instant: Date) => Number(italianYear.format(instant));
