import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/store/database.ts';
import { account, session, user } from '#server/store/schema.ts';
import { allBut } from '#server/store/session-store.ts';
import { ownPassword } from './open-account.ts';

const ofUser = (userId: string) => and(eq(account.userId, userId), eq(account.providerId, ownPassword));

/** The digest of a user's password; absent for who signs in by a provider. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db.select({ hash: account.password }).from(account).where(ofUser(userId));
  return found?.hash ?? undefined;
}

/** The digest of the password of whoever has this e-mail, in small letters. */
export async function findPasswordHashByEmail(db: Database, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, ownPassword)));
  return found?.hash ?? undefined;
}

/** As it is once whoever replaces it at this moment is done. */
export async function findSettledPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hash: account.password })
    .from(account)
    .where(ofUser(userId))
    .for('share');
  return found?.hash ?? undefined;
}

/** The new password and the end of the sessions, both or neither. */
export async function replacePassword(
  db: Database,
  { userId, hash, keptSessionId }: { userId: string; hash: string; keptSessionId: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever replaces it at the same time waits here, so that a first password is not written twice.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    const changes = { password: hash, updatedAt: new Date() };
    const replaced = await tx
      .update(account)
      .set(changes)
      .where(ofUser(userId))
      .returning({ id: account.id });
    if (replaced.length === 0) {
      const first = { userId, accountId: userId, providerId: ownPassword, password: hash };
      await tx.insert(account).values({ id: randomUUID(), ...first });
    }
    await tx.delete(session).where(allBut(userId, keptSessionId));
  });
}
