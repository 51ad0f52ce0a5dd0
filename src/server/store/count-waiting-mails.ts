import { isNotNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

/** Mails that were neither sent nor given up. */
export const countWaitingMails = (db: Database): Promise<number> =>
  db.$count(outbox, isNotNull(outbox.nextTryAt)) as unknown as Promise<number>;
