import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/store/database.ts';
import { outbox } from '#server/store/schema.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
}

/** What was written to somebody, the oldest first; of one moment in no order. */
export async function mailsTo(db: Database, email: string): Promise<ReceivedMail[]> {
  const { subject, text } = outbox;
  return db
    .select({ subject, text })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt));
}

/** The secret of the link in the last mail to somebody. */
export async function mailedSecret(db: Database, email: string): Promise<string> {
  const mail = (await mailsTo(db, email)).at(-1);
  const secret = /\/choose-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!secret) throw new Error(`The last mail to ${email} has no link: ${mail?.subject}`);
  return secret;
}
