import { eq } from 'drizzle-orm';
import type { User } from '#domain/accounts/user.ts';
import type { Database } from './database.ts';
import { user } from './schema.ts';

export function userStore(db: Database) {
  return {
    /** Sets what only we may set: role, plan, status, cycle. */
    async update(
      id: string,
      changes: Partial<Pick<User, 'role' | 'subscriptionPlan' | 'subscriptionStatus' | 'billingCycle'>>,
    ) {
      const plan = changes.subscriptionPlan;
      const given = plan === undefined ? {} : { planIsGiven: plan !== 'FREE' };
      await db
        .update(user)
        .set({ ...changes, ...given })
        .where(eq(user.id, id));
    },

    async findByEmail(email: string): Promise<Pick<User, 'id' | 'subscriptionStatus'> | undefined> {
      const [found] = await db
        .select({ id: user.id, subscriptionStatus: user.subscriptionStatus })
        .from(user)
        .where(eq(user.email, email.toLowerCase()));
      return found;
    },
  };
}

export type UserStore = ReturnType<typeof userStore>;
