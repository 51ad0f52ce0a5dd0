import type { Identity } from '#server/identity.ts';
import type { UserStore } from '#server/store/user-store.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** Opens the demo accounts that are not there yet, by signing up like anybody. */
export async function seedDemoAccounts(identity: Identity, users: UserStore): Promise<void> {
  for (const { email, firstName, lastName, role, subscriptionPlan } of demoAccounts) {
    if (await users.findByEmail(email)) continue;
    await identity.signUp({ email, password: demoPassword, firstName, lastName }, new Headers());
    const made = await users.findByEmail(email);
    if (made) await users.update(made.id, { role, subscriptionPlan });
  }
}
