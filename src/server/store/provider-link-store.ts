import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { ProviderLinks } from '#domain/accounts/provider-links.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import { ownPassword } from '#server/gateways/identity/open-account.ts';
import type { Database } from './database.ts';
import { account, session, user } from './schema.ts';

/** The issuer itself stands for the provider: another issuer's subjects are other people. */
export function providerLinkStore(db: Database, outboxIn: (tx: Database) => Outbox): ProviderLinks {
  return {
    async findLink(issuer, subject) {
      const found = await linkOf(db, issuer, subject);
      return found && { userId: found.userId, isRemoved: found.removedAt !== null };
    },

    link: ({ issuer, subject, userId }, mail) =>
      db.transaction(async (tx) => {
        await clearUnproven(tx, userId);
        const [linked] = await tx
          .insert(account)
          .values({ id: randomUUID(), providerId: issuer, accountId: subject, userId })
          .onConflictDoNothing({ target: [account.providerId, account.accountId] })
          .returning({ userId: account.userId });
        if (linked && mail) await outboxIn(tx).put(mail.to, mail.language, mail.message);
        const whose = linked ?? (await linkOf(tx, issuer, subject));
        if (!whose) throw new Error('A link was neither made nor found');
        return whose.userId;
      }),

    async findOfUser(userId) {
      const found = await db
        .select()
        .from(account)
        .where(waysOf(userId))
        .orderBy(desc(account.createdAt), desc(account.id));
      return found.map(({ id, providerId, createdAt, removedAt }) => ({
        ...{ id, issuer: providerId, linkedAt: createdAt, removedAt: removedAt ?? undefined },
      }));
    },

    async setRemoved(userId, id, removedAt) {
      const changed = await db
        .update(account)
        .set({ removedAt: removedAt ?? null })
        .where(and(waysOf(userId), eq(account.id, id)))
        .returning({ id: account.id });
      return changed.length > 0;
    },
  };
}

const waysOf = (userId: string) => and(eq(account.userId, userId), ne(account.providerId, ownPassword));

async function linkOf(db: Database, issuer: string, subject: string) {
  const [found] = await db
    .select({ userId: account.userId, removedAt: account.removedAt })
    .from(account)
    .where(and(eq(account.providerId, issuer), eq(account.accountId, subject)));
  return found;
}

async function clearUnproven(tx: Database, userId: string): Promise<void> {
  const proven = await tx
    .update(user)
    .set({ emailVerified: true })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
    .returning({ id: user.id });
  if (proven.length === 0) return;
  await tx.delete(account).where(eq(account.userId, userId));
  await tx.delete(session).where(eq(session.userId, userId));
}
