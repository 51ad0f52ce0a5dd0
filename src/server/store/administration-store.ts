import { and, asc, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type {
  AdministrationStore,
  Decide,
  Doing,
  LockedUser,
} from '#domain/administration/administration-store.ts';
import type { AuditEntry } from '#domain/administration/audit-entry.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import { countBusiness } from './count-business.ts';
import type { Database } from './database.ts';
import { eachUser, findUsers, isAdmin, seen } from './find-users.ts';
import {
  auditLog,
  contactMessages,
  outbox,
  receipts,
  session,
  subscriptions,
  teamInvitations,
  teamMembers,
  tickets,
  user,
} from './schema.ts';
import { findSubscriptionsOf } from './subscription-store.ts';

export function administrationStore(db: Database, outboxIn: (tx: Database) => Outbox): AdministrationStore {
  return {
    findUsers: (page) => findUsers(db, page),
    eachUser: (filter) => eachUser(db, filter),
    countBusiness: () => countBusiness(db),

    findMembers: (ownerId) =>
      db
        .select({
          ...{ id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName },
          language: user.language,
        })
        .from(teamMembers)
        .innerJoin(user, eq(user.id, teamMembers.memberId))
        .where(eq(teamMembers.ownerId, ownerId)),

    changeUser: (doing, decide) =>
      db.transaction(async (tx) => {
        const change = await decideUnderLock(tx, doing, decide, 'no key update');
        if (!change) return;
        const { entry, endsSessions, ...changes } = change;
        await tx.update(user).set(changes).where(eq(user.id, doing.userId));
        if (endsSessions) await tx.delete(session).where(eq(session.userId, doing.userId));
        await tx.insert(auditLog).values(entry);
      }),

    deleteUser: (doing, decide) =>
      db.transaction(async (tx) => {
        const deletion = await decideUnderLock(tx, doing, decide, 'update');
        if (!deletion) return false;
        await erase(tx, doing.userId);
        for (const { to, language, message } of deletion.mails) await outboxIn(tx).put(to, language, message);
        await tx.insert(auditLog).values(deletion.entry);
        return true;
      }),

    findMessages: ({ limit, after }) =>
      db
        .select()
        .from(contactMessages)
        .where(after && sql`(${contactMessages.createdAt}, ${contactMessages.id}) < ${placeOf(after)}`)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .limit(limit),

    markMessageRead: (id, entryOf) =>
      db.transaction(async (tx) => {
        const [read] = await tx
          .update(contactMessages)
          .set({ status: 'read' })
          .where(and(eq(contactMessages.id, id), eq(contactMessages.status, 'new')))
          .returning();
        if (read) await tx.insert(auditLog).values(entryOf(read));
        if (read) return read;
        const [before] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
        return before;
      }),

    async findAuditEntries({ limit, after }) {
      const entries = await db
        .select()
        .from(auditLog)
        .where(after && sql`(${auditLog.at}, ${auditLog.id}) < ${placeOf(after)}`)
        .orderBy(desc(auditLog.at), desc(auditLog.id))
        .limit(limit);
      return withSubjects(db, entries);
    },

    async writeAuditEntry(entry) {
      await db.insert(auditLog).values(entry);
    },
  };
}

const placeOf = ({ at, id }: { at: Date; id: string }) =>
  sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;

/** Always in the same order, as teams are locked, so that nobody waits in a circle. */
async function decideUnderLock<Change>(
  tx: Database,
  { userId, adminId }: Doing,
  decide: Decide<Change>,
  strength: 'update' | 'no key update',
): Promise<Change | undefined> {
  const locked = await tx
    .select(seen)
    .from(user)
    .where(or(isAdmin, inArray(user.id, [userId, adminId])))
    .orderBy(asc(user.id))
    .for(strength);
  const admins = locked.filter((one) => one.role === 'admin' && one.subscriptionStatus !== 'blocked');
  const wanted = locked.find((one) => one.id === userId);
  const found: LockedUser | undefined = wanted && {
    ...wanted,
    otherAdmins: admins.filter((one) => one.id !== userId).length,
    subscriptions: await findSubscriptionsOf(tx, userId),
  };
  return decide({ user: found, isAdmin: admins.some((one) => one.id === adminId) });
}

/** What hangs on his row goes with it; the rest names him by his e-mail. */
async function erase(tx: Database, userId: string): Promise<void> {
  const ofNoDocument = notExists(
    tx.select({ id: receipts.id }).from(receipts).where(eq(receipts.subscriptionId, subscriptions.id)),
  );
  await tx.delete(subscriptions).where(and(eq(subscriptions.userId, userId), ofNoDocument));
  const [gone] = await tx.delete(user).where(eq(user.id, userId)).returning({ email: user.email });
  if (!gone) return;
  const { email } = gone;
  const unclaimed = and(eq(subscriptions.email, email), isNull(subscriptions.userId));
  await tx.delete(subscriptions).where(and(unclaimed, eq(subscriptions.state, 'ended'), ofNoDocument));
  await tx.delete(outbox).where(eq(outbox.recipient, email));
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  const written = `"email":${JSON.stringify(email)}`;
  const isApplication = and(eq(tickets.kind, 'sign-up'), sql`strpos(${tickets.value}, ${written}) > 0`);
  await tx.delete(tickets).where(or(eq(tickets.value, userId), isApplication));
}

/** The entry itself names nobody; whoever is still there is shown by his e-mail, a message by its subject. */
async function withSubjects(db: Database, entries: readonly AuditEntry[]): Promise<AuditEntry[]> {
  const idsOf = (isMessage: boolean) =>
    entries.filter(({ action }) => (action === 'message') === isMessage).map(({ subjectId }) => subjectId);
  const [people, messages] = [idsOf(false), idsOf(true)];
  const { id, email } = user;
  const { subject } = contactMessages;
  const found = [
    ...(people.length ? await db.select({ id, words: email }).from(user).where(inArray(id, people)) : []),
    ...(messages.length
      ? await db
          .select({ id: contactMessages.id, words: subject })
          .from(contactMessages)
          .where(inArray(contactMessages.id, messages))
      : []),
  ];
  const words = new Map(found.map((one) => [one.id, one.words]));
  return entries.map((entry) => ({ ...entry, subject: words.get(entry.subjectId) ?? entry.subject }));
}
