import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ProviderLinks } from '#domain/accounts/provider-links.ts';
import type { Database } from './database.ts';
import { account, session, user } from './schema.ts';

/** The issuer itself stands for the provider: another issuer's subjects are other people. */
export function providerLinkStore(db: Database): ProviderLinks {
  return {
    async findUserId(issuer, subject) {
      const [found] = await db
        .select({ userId: account.userId })
        .from(account)
        .where(and(eq(account.providerId, issuer), eq(account.accountId, subject)));
      return found?.userId;
    },

    link: (issuer, subject, userId) =>
      db.transaction(async (tx) => {
        const proven = await tx
          .update(user)
          .set({ emailVerified: true })
          .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
          .returning({ id: user.id });
        if (proven.length > 0) {
          await tx.delete(account).where(eq(account.userId, userId));
          await tx.delete(session).where(eq(session.userId, userId));
        }
        const [linked] = await tx
          .insert(account)
          .values({ id: randomUUID(), providerId: issuer, accountId: subject, userId })
          .onConflictDoUpdate({
            target: [account.providerId, account.accountId],
            // Changes nothing, and answers whose it is.
            set: { userId: sql`${account.userId}` },
          })
          .returning({ userId: account.userId });
        if (!linked) throw new Error('A link was neither made nor found');
        return linked.userId;
      }),
  };
}
