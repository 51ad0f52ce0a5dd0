import { asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { MailQueue } from '#domain/mail/mail-queue.ts';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

const forgotten = { nextTryAt: null, text: '', html: '', stopLink: null };

export function mailQueue(db: Database): MailQueue {
  return {
    async take(now, until) {
      // One statement finds and takes; a row another process is taking is passed over.
      const due = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(lte(outbox.nextTryAt, now))
        .orderBy(asc(outbox.nextTryAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await db
        .update(outbox)
        .set({ nextTryAt: until, tries: sql`${outbox.tries} + 1` })
        .where(eq(outbox.id, sql`(${due})`))
        .returning();
      if (!taken) return undefined;
      const { recipient, replyTo, stopLink, ...mail } = taken;
      return { ...mail, to: recipient, replyTo: replyTo ?? undefined, stopLink: stopLink ?? undefined };
    },

    async markSent(id, now) {
      await db
        .update(outbox)
        .set({ ...forgotten, sentAt: now })
        .where(eq(outbox.id, id));
    },

    async retryAt(id, instant) {
      await db.update(outbox).set({ nextTryAt: instant }).where(eq(outbox.id, id));
    },

    async giveUp(id) {
      await db.update(outbox).set(forgotten).where(eq(outbox.id, id));
    },

    async deleteOlder(instant) {
      const deleted = await db
        .delete(outbox)
        .where(lt(outbox.createdAt, instant))
        .returning({ id: outbox.id });
      return deleted.length;
    },
  };
}
