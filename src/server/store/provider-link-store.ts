import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ProviderLinks } from '#domain/accounts/provider-links.ts';
import type { Database } from './database.ts';
import { account } from './schema.ts';

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

    async link(issuer, subject, userId) {
      const [linked] = await db
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
    },
  };
}
