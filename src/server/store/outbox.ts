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
  return {
    async put(to, language, message) {
      const now = deps.now();
      const mail = writeMail(message, language);
      await db.insert(outbox).values({
        ...mail,
        id: deps.newId(),
        recipient: to,
        createdAt: now,
        nextTryAt: now,
      });
      deps.onPut?.();
    },
  };
}
