import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { UnnamedCustomer, UnnamedCustomerStore } from '#domain/billing/reminders/unnamed-customer.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import type { Database } from './database.ts';
import { auditLog, receipts, subscriptions, user } from './schema.ts';

/** Who has documents without a customer; of a visitor who paid, by the e-mail of the order. */
export function unnamedCustomerStore(db: Database, outboxIn: (tx: Database) => Outbox): UnnamedCustomerStore {
  return {
    async find({ most, fewerReminders }) {
      const found = await unnamed(db, (waiting) =>
        fewerReminders === undefined ? undefined : and(lt(waiting.reminders, fewerReminders), canAnswer),
      ).limit(most);
      return found.map(toCustomer);
    },

    async findByReceipt(receiptId) {
      const [found] = await unnamed(db, (waiting) => eq(waiting.id, receiptId));
      return found && toCustomer(found);
    },

    remind: (customer, { at, message, entry }) =>
      db.transaction(async (tx) => {
        const { receiptId, reminders, email, language } = customer;
        const noted = await tx
          .update(receipts)
          .set({ reminders: reminders + 1, remindedAt: at })
          .where(
            and(eq(receipts.id, receiptId), isNull(receipts.customer), eq(receipts.reminders, reminders)),
          )
          .returning({ id: receipts.id });
        if (noted.length === 0) return false;
        await outboxIn(tx).put(email, language, message);
        if (entry) await tx.insert(auditLog).values(entry);
        return true;
      }),
  };
}

/** An account is there, or can still be opened by the order's link. */
const canAnswer = or(isNotNull(user.id), inArray(subscriptions.state, ['active', 'past-due']));

const customerKey = sql`coalesce(${receipts.userId}, lower(${receipts.email}))`;
const ofCustomer = sql`over (partition by ${customerKey})`;

/** The oldest document of each customer that waits, with the sums over all of them. */
function waitingDocuments(db: Database) {
  return db
    .select({
      ...{ id: receipts.id, subscriptionId: receipts.subscriptionId, userId: receipts.userId },
      ...{ orderEmail: receipts.email, orderLanguage: receipts.language, issuedAt: receipts.issuedAt },
      ...{ reminders: receipts.reminders, remindedAt: receipts.remindedAt },
      documents: sql<number>`(count(*) ${ofCustomer})::int`.as('documents'),
      total: sql<number>`(sum(${receipts.totalCents}) ${ofCustomer})::int`.as('total'),
      place: sql<number>`row_number() over (
        partition by ${customerKey} order by ${receipts.issuedAt}, ${receipts.id}
      )`.as('place'),
    })
    .from(receipts)
    .where(isNull(receipts.customer))
    .as('waiting');
}

type Waiting = ReturnType<typeof waitingDocuments>;

function unnamed(db: Database, which: (waiting: Waiting) => ReturnType<typeof and>) {
  const waiting = waitingDocuments(db);
  return db
    .select({
      ...{ receiptId: waiting.id, subscriptionId: waiting.subscriptionId, userId: waiting.userId },
      ...{ orderEmail: waiting.orderEmail, orderLanguage: waiting.orderLanguage, since: waiting.issuedAt },
      ...{ documents: waiting.documents, totalCents: waiting.total },
      ...{ reminders: waiting.reminders, remindedAt: waiting.remindedAt },
      ...{ email: user.email, language: user.language, firstName: user.firstName },
      canAnswer: sql<boolean>`coalesce(${canAnswer}, false)`,
    })
    .from(waiting)
    .leftJoin(user, eq(user.id, waiting.userId))
    .leftJoin(subscriptions, eq(subscriptions.id, waiting.subscriptionId))
    .where(and(eq(waiting.place, 1), which(waiting)))
    .orderBy(asc(waiting.issuedAt), asc(waiting.id));
}

type Row = Awaited<ReturnType<typeof unnamed>>[number];

function toCustomer({ orderEmail, orderLanguage, ...row }: Row): UnnamedCustomer {
  return {
    ...row,
    userId: row.userId ?? undefined,
    email: row.email ?? orderEmail,
    language: row.language ?? orderLanguage,
    firstName: row.firstName ?? '',
    remindedAt: row.remindedAt ?? undefined,
  };
}
