import { and, asc, eq, gt, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { LeavingStore } from '#domain/accounts/own-data/leaving-store.ts';
import type { LockedUser } from '#domain/administration/administration-store.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import type { SubscriptionMail } from '#domain/subscriptions/subscription.ts';
import type { Database } from './database.ts';
import { decideUnderLock } from './decide-under-lock.ts';
import { subscriptions, user } from './schema.ts';

/** Warned together, in one transaction. */
const warnedAtOnce = 100;

export function leavingStore(db: Database, outboxIn: (tx: Database) => Outbox): LeavingStore {
  const inOrder = (which: ReturnType<typeof and>, { after, most }: { after: string; most: number }) =>
    db
      .select({ id: user.id })
      .from(user)
      .where(and(which, gt(user.id, after)))
      .orderBy(asc(user.id))
      .limit(most);

  return {
    planDeletion: (userId, dueAt, decide) =>
      db.transaction(async (tx) => {
        const planned = await decideUnderLock(tx, { userId }, planFor(dueAt, decide), 'no key update');
        if (!planned?.mail) return planned?.dueAt;
        const { to, language, message } = planned.mail;
        await tx.update(user).set({ deletionDueAt: dueAt }).where(eq(user.id, userId));
        await outboxIn(tx).put(to, language, message);
        return dueAt;
      }),

    async keep(userId) {
      await db.update(user).set({ deletionDueAt: null }).where(eq(user.id, userId));
    },

    findLeaving: (portion) => inOrder(isNotNull(user.deletionDueAt), portion),

    findDue: (now, portion) => inOrder(lte(user.deletionDueAt, now), portion),

    warnAbsent: (absence, now, mailTo) =>
      db.transaction(async (tx) => {
        // Passed over where another process is at it.
        const absent = await tx
          .select({ id: user.id, email: user.email, firstName: user.firstName, language: user.language })
          .from(user)
          .where(and(isAbsent(tx, absence.seenBefore), isNull(user.absenceWarnedAt)))
          .orderBy(asc(user.lastSeenAt))
          .limit(warnedAtOnce)
          .for('no key update', { skipLocked: true });
        for (const person of absent) {
          await tx.update(user).set({ absenceWarnedAt: now }).where(eq(user.id, person.id));
          await outboxIn(tx).put(person.email, person.language, mailTo(person));
        }
        return absent.length;
      }),

    findAbsent: ({ seenBefore, warnedBefore }, portion) =>
      inOrder(and(isAbsent(db, seenBefore), lte(user.absenceWarnedAt, warnedBefore)), portion),
  };
}

/** When he goes; with a mail where it was not planned before. */
const planFor =
  (dueAt: Date, decide: (user: LockedUser) => SubscriptionMail) =>
  ({ user: found }: { user: LockedUser | undefined }) => {
    if (found?.deletionDueAt) return { dueAt: found.deletionDueAt };
    return found && { dueAt, mail: decide(found) };
  };

/** Not there since, and without a plan that is paid, or was until then, or is given. */
function isAbsent(db: Database, seenBefore: Date) {
  const { state, currentPeriodEnd } = subscriptions;
  const isPaid = or(sql`${state} in ('active', 'past-due')`, gt(currentPeriodEnd, seenBefore));
  const paid = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, user.id), isPaid));
  return and(
    ...[lte(user.lastSeenAt, seenBefore), ne(user.role, 'admin'), eq(user.subscriptionPlan, 'FREE')],
    notExists(paid),
  );
}
