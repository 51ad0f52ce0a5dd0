import { createHash, randomBytes } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { type ApiKey, type ApiKeyStore, apiKeyPrefix } from '#domain/api-keys/api-key.ts';
import type { Outbox } from '#domain/mail/outbox.ts';
import type { Database } from './database.ts';
import { apiKeys, user } from './schema.ts';

/** A secret of so much chance needs neither salt nor a slow digest. */
export const digestOfKey = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function apiKeyStore(db: Database, outboxIn: (tx: Database) => Outbox): ApiKeyStore {
  return {
    async findOfUser(userId) {
      const found = await db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
      return found.map(keyOf);
    },

    create: ({ scopes, ...asked }, most, mailAbout) =>
      db.transaction(async (tx) => {
        // Parallel calls queue on the user's row: none of them counts before the others are through.
        await tx.select({ id: user.id }).from(user).where(eq(user.id, asked.userId)).for('no key update');
        const [kept] = await tx.select({ n: count() }).from(apiKeys).where(eq(apiKeys.userId, asked.userId));
        if ((kept?.n ?? 0) >= most) return undefined;
        const secret = apiKeyPrefix + randomBytes(32).toString('base64url');
        const row = {
          ...asked,
          scopes: [...scopes],
          digest: digestOfKey(secret),
          lastFour: secret.slice(-4),
        };
        const [created] = await tx.insert(apiKeys).values(row).returning();
        if (!created) throw new Error('A key was not kept');
        const key = keyOf(created);
        const { to, language, message } = mailAbout(key);
        await outboxIn(tx).put(to, language, message);
        return { key, secret };
      }),

    async revoke(userId, id) {
      const revoked = await db
        .delete(apiKeys)
        .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
        .returning({ id: apiKeys.id });
      return revoked.length > 0;
    },
  };
}

const keyOf = ({ lastFour, lastUsedAt, ...row }: typeof apiKeys.$inferSelect): ApiKey => ({
  ...{ id: row.id, name: row.name, scopes: row.scopes, lastCharacters: lastFour },
  ...{ createdAt: row.createdAt, lastUsedAt: lastUsedAt ?? undefined },
});
