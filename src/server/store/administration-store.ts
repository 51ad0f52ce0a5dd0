import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AdministrationStore } from '#domain/administration/administration-store.ts';
import type { AuditEntry } from '#domain/administration/audit-entry.ts';
import { plansWithPriority } from '#domain/contact/contact-message.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import { countBusiness } from './count-business.ts';
import type { Database } from './database.ts';
import { decideUnderLock } from './decide-under-lock.ts';
import { eraseUser } from './erase-user.ts';
import { eachUser, findUsers } from './find-users.ts';
import { auditLog, contactMessages, session, teamMembers, user } from './schema.ts';

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

    async findTeamOwner(memberId) {
      const [owner] = await db
        .select({ email: user.email, language: user.language })
        .from(teamMembers)
        .innerJoin(user, eq(user.id, teamMembers.ownerId))
        .where(eq(teamMembers.memberId, memberId));
      return owner;
    },

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
        await eraseUser(tx, doing.userId);
        for (const { to, language, message } of deletion.mails) await outboxIn(tx).put(to, language, message);
        await tx.insert(auditLog).values(deletion.entry);
        return true;
      }),

    findMessages: ({ limit, after }) =>
      db
        .select()
        .from(contactMessages)
        .where(
          after &&
            sql`(${isUrgent}, ${contactMessages.createdAt}, ${contactMessages.id})
              < (${after.isUrgent}, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
        )
        .orderBy(desc(isUrgent), desc(contactMessages.createdAt), desc(contactMessages.id))
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

/** The same as the domain's `isUrgent`, asked of a row. */
const isUrgent = sql`(${contactMessages.status} = 'new'
  and coalesce(${inArray(contactMessages.plan, [...plansWithPriority])}, false))`;

const placeOf = ({ at, id }: { at: Date; id: string }) =>
  sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;

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
