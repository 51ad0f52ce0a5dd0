import { createHash } from 'node:crypto';
import type { Mail } from '#domain/mail/mail.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

/** Mails are written when they are put in, so that a mail on its way no longer depends on anything. */
export function createOutbox(
  db: Database,
  deps: {
    newId(): string;
    now(): Date;
    /** Called when a mail is there to be sent. */
    onPut?: (() => void) | undefined;
  },
): Outbox {
  async function insert(id: string, to: string, mail: Mail) {
    const now = deps.now();
    const put = await db
      .insert(outbox)
      .values({ ...mail, id, recipient: to, createdAt: now, nextTryAt: now })
      .onConflictDoNothing()
      .returning({ id: outbox.id });
    if (put.length > 0) deps.onPut?.();
  }
  return {
    put: (to, language, message) => insert(deps.newId(), to, writeMail(message, language)),
    putOnce: (key, to, language, message) => insert(idOf(key), to, writeMail(message, language)),
  };
}

/** The same for the same key: the row, which stays for thirty days, keeps a second one out. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
