import { desc, eq } from 'drizzle-orm';
import type { ConsentStore } from '#domain/accounts/consent.ts';
import type { Database } from './database.ts';
import { consents } from './schema.ts';

export function consentStore(db: Database): ConsentStore {
  return {
    async give(userId, given) {
      await db
        .insert(consents)
        .values(given.map((consent) => ({ userId, ...consent })))
        .onConflictDoNothing();
    },

    async find(userId) {
      const { document, version, language, givenAt } = consents;
      return db
        .select({ document, version, language, givenAt })
        .from(consents)
        .where(eq(consents.userId, userId))
        .orderBy(desc(givenAt), document);
    },
  };
}
