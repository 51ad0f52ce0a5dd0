import { and, desc, eq, gt, ne, not, sql } from 'drizzle-orm';
import type { SessionStore } from '#domain/accounts/sessions.ts';
import type { Database } from './database.ts';
import { session } from './schema.ts';

export interface SweptSessionStore extends SessionStore {
  /** Deletes what has expired. */
  sweep(): Promise<void>;
}

/** More than anybody reads; a program that signs in each time has many. */
const most = 100;

export function sessionStore(db: Database): SweptSessionStore {
  return {
    async find(userId) {
      const found = await db
        .select()
        .from(session)
        .where(and(eq(session.userId, userId), isAlive))
        .orderBy(desc(session.createdAt), desc(session.id))
        .limit(most);
      return found.map(({ id, createdAt, expiresAt, ipAddress, userAgent }) => ({
        ...{ id, startedAt: createdAt, expiresAt },
        ...{ ipAddress: ipAddress ?? '', userAgent: userAgent ?? '' },
      }));
    },

    async end(userId, sessionId) {
      const ended = await db
        .delete(session)
        .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
        .returning({ id: session.id });
      return ended.length > 0;
    },

    async endAllBut(userId, sessionId) {
      await db.delete(session).where(allBut(userId, sessionId));
    },

    async sweep() {
      await db.delete(session).where(not(isAlive));
    },
  };
}

/** A session ends thirty days after it began, and when it was not used for fourteen. */
export const isAlive = sql`(${gt(session.expiresAt, sql`now()`)} and ${session.updatedAt} > now() - interval '14 days')`;

/** Its use is noted once a day, so that not every call writes. */
export const isUseUnnoted = sql<boolean>`${session.updatedAt} < now() - interval '1 day'`;

/** All sessions of a user, or all but one. */
export const allBut = (userId: string, sessionId: string | undefined) =>
  and(eq(session.userId, userId), sessionId === undefined ? undefined : ne(session.id, sessionId));
