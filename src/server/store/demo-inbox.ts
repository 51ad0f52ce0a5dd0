import { desc, eq, sql } from 'drizzle-orm';
import type { DemoInbox } from '#domain/mail/demo-inbox.ts';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

export function demoInbox(db: Database): DemoInbox {
  return {
    async findNewest(to, limit) {
      const rows = await db
        .select()
        .from(outbox)
        .where(to === undefined ? undefined : eq(sql`lower(${outbox.recipient})`, to))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(limit);
      return rows.map(({ recipient, replyTo, stopLink, ...row }) => ({
        ...row,
        to: recipient,
        replyTo: replyTo ?? undefined,
        stopLink: stopLink ?? undefined,
      }));
    },
  };
}
