import { and, asc, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Outbox } from '#domain/mail/outbox.ts';
import type { SubscriptionRights } from '#domain/subscriptions/rights-among.ts';
import type { Subscription, SubscriptionStore } from '#domain/subscriptions/subscription.ts';
import type { Database } from './database.ts';
import { addReceipts, giveReceiptsTo } from './receipt-store.ts';
import { billingDetails, receipts, subscriptions, user } from './schema.ts';

export function subscriptionStore(
  db: Database,
  /** The outbox over a transaction, so that mails go with what they tell of. */
  outboxWithin: (tx: Database) => Outbox,
): SubscriptionStore {
  return {
    async create(subscription) {
      await db
        .insert(subscriptions)
        .values({ ...toRow(subscription), readAt: subscription.createdAt })
        .onConflictDoNothing();
    },

    async findById(id) {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
      return row && fromRow(row);
    },

    findOfUser: (userId) => findSubscriptionsOf(db, userId),

    findUnclaimed: (email) =>
      findNewest(db, and(eq(subscriptions.email, email.toLowerCase()), isNull(subscriptions.userId))),

    findOfAttempt: (attemptDigest) => findNewest(db, eq(subscriptions.attemptDigest, attemptDigest)),

    moveUnclaimed: (id, email) =>
      db.transaction(async (tx) => {
        const isUnclaimed = and(eq(subscriptions.id, id), isNull(subscriptions.userId));
        const moved = await tx
          .update(subscriptions)
          .set({ email: email.toLowerCase(), version: sql`${subscriptions.version} + 1` })
          .where(isUnclaimed)
          .returning({ id: subscriptions.id });
        if (moved.length === 0) return false;
        const isOfNobody = and(eq(receipts.subscriptionId, id), isNull(receipts.userId));
        await tx.update(receipts).set({ email: email.toLowerCase() }).where(isOfNobody);
        return true;
      }),

    async findDue({ now, readBefore, most }) {
      const isAwaited = or(
        lte(subscriptions.readAt, readBefore),
        lte(subscriptions.currentPeriodEnd, now),
        eq(subscriptions.state, 'incomplete'),
      );
      const rows = await db
        .select()
        .from(subscriptions)
        .where(and(ne(subscriptions.state, 'ended'), isAwaited))
        .orderBy(asc(subscriptions.readAt))
        .limit(most);
      return rows.map(fromRow);
    },

    async findBuyer({ userId, email }) {
      const [found] = await db
        .select({ id: user.id, email: user.email, language: user.language, billing: billingDetails })
        .from(user)
        .leftJoin(billingDetails, eq(billingDetails.userId, user.id))
        .where(userId === undefined ? isProvenTo(email) : eq(user.id, userId));
      if (!found) return undefined;
      const { userId: _, ...billing } = found.billing ?? { userId: undefined };
      return {
        ...{ userId: found.id, email: found.email, language: found.language },
        billing: 'companyName' in billing ? billing : undefined,
      };
    },

    async markRead(id, now) {
      const [row] = await db
        .update(subscriptions)
        .set({ readAt: now, version: sql`${subscriptions.version} + 1` })
        .where(eq(subscriptions.id, id))
        .returning();
      return row && fromRow(row);
    },

    async findDocumented(id) {
      const rows = await db
        .select({ paymentId: receipts.paymentId })
        .from(receipts)
        .where(eq(receipts.subscriptionId, id));
      return rows.map(({ paymentId }) => paymentId);
    },

    save: (subscription, { documents, mails, decideRights, now }) =>
      db.transaction(async (tx) => {
        const { id, userId, version } = subscription;
        // Locked first: of two subscriptions of one user the later write sees what the earlier has done.
        const holder = userId === undefined ? undefined : await lockUser(tx, userId);
        const before = userId === undefined ? [] : await findSubscriptionsOf(tx, userId);
        const written = await tx
          .update(subscriptions)
          .set({ ...readPart(subscription), readAt: now, version: version + 1 })
          .where(and(eq(subscriptions.id, id), eq(subscriptions.version, version)))
          .returning({ id: subscriptions.id });
        if (written.length === 0) return false;
        if (userId !== undefined) {
          const after = [subscription, ...before.filter((other) => other.id !== id)];
          const rights = holder && decideRights(before, after, holder.plan);
          if (rights) await writeRights(tx, userId, rights);
          await giveReceiptsTo(tx, id, userId);
        }
        await addReceipts(tx, documents, now);
        const outbox = outboxWithin(tx);
        for (const { to, language, message } of mails) await outbox.put(to, language, message);
        return true;
      }),
  };
}

type Row = typeof subscriptions.$inferSelect;

/** The newest first. */
export const findSubscriptionsOf = (db: Database, userId: string): Promise<Subscription[]> =>
  findNewest(db, eq(subscriptions.userId, userId));

async function findNewest(db: Database, which: ReturnType<typeof and>): Promise<Subscription[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(which)
    .orderBy(desc(subscriptions.createdAt), asc(subscriptions.id));
  return rows.map(fromRow);
}

async function lockUser(tx: Database, userId: string) {
  const [locked] = await tx
    .select({ plan: user.subscriptionPlan })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update');
  return locked;
}

/** Accounts of the time when e-mails were not proven may be anybody's: nothing that is paid for goes there. */
const isProvenTo = (email: string) => and(eq(user.email, email), eq(user.emailVerified, true));

/** Whoever an administrator has blocked stays blocked. */
const writeRights = (tx: Database, userId: string, { subscriptionStatus, ...rights }: SubscriptionRights) =>
  tx
    .update(user)
    .set({
      ...rights,
      planIsGiven: false,
      subscriptionStatus: sql`case when ${user.subscriptionStatus} = 'blocked' then 'blocked' else ${subscriptionStatus} end`,
    })
    .where(eq(user.id, userId));

function readPart(subscription: Subscription) {
  const { id: _, createdAt: __, ...part } = toRow(subscription);
  return part;
}

function toRow(subscription: Subscription): Omit<Row, 'readAt'> {
  return {
    ...subscription,
    userId: subscription.userId ?? null,
    attemptDigest: subscription.attemptDigest ?? null,
    currentPeriodEnd: subscription.currentPeriodEnd ?? null,
    nextOrder: subscription.nextOrder ?? null,
    cancellationRequestedAt: subscription.cancellationRequestedAt ?? null,
  };
}

function fromRow({ readAt: _, ...row }: Row): Subscription {
  return {
    ...row,
    userId: row.userId ?? undefined,
    attemptDigest: row.attemptDigest ?? undefined,
    currentPeriodEnd: row.currentPeriodEnd ?? undefined,
    nextOrder: row.nextOrder ?? undefined,
    cancellationRequestedAt: row.cancellationRequestedAt ?? undefined,
  };
}
