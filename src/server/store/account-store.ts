import { and, eq, ne, sql } from 'drizzle-orm';
import type { AccountStore } from '#domain/accounts/accounts.ts';
import type { Database } from './database.ts';
import { user } from './schema.ts';
import { searchTextOf } from './user-search.ts';

export function accountStore(db: Database): AccountStore {
  const { id, email, firstName, lastName, language } = user;
  const isBlocked = sql<boolean>`${user.subscriptionStatus} = 'blocked'`;
  const accounts = () =>
    db.select({ id, email, firstName, lastName, language, isBlocked }).from(user).$dynamic();

  return {
    async findById(wanted) {
      const [found] = await accounts().where(eq(user.id, wanted));
      return found;
    },

    async findByEmail(wanted) {
      const [found] = await accounts().where(eq(user.email, wanted));
      return found;
    },

    async updateProfile(userId, profile) {
      const name = `${profile.firstName} ${profile.lastName}`.trim();
      await db.transaction(async (tx) => {
        const [changed] = await tx
          .update(user)
          .set({ ...profile, name, updatedAt: new Date() })
          .where(eq(user.id, userId))
          .returning({ email: user.email });
        if (!changed) return;
        const searchText = searchTextOf({ ...profile, ...changed });
        await tx.update(user).set({ searchText }).where(eq(user.id, userId));
      });
    },

    async confirmEmail(userId) {
      await db
        .update(user)
        .set({ emailVerified: true })
        .where(and(eq(user.id, userId), eq(user.emailVerified, false)));
    },

    async updateLanguage(userId, spoken) {
      await db
        .update(user)
        .set({ language: spoken })
        .where(and(eq(user.id, userId), ne(user.language, spoken)));
    },
  };
}
