import { defaultLanguage } from '#domain/shared/languages.ts';
import type { Identity } from '#server/identity.ts';
import type { UserStore } from '#server/store/user-store.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';

/** Opens the demo accounts that are not there yet. */
export async function seedDemoAccounts(identity: Identity, users: UserStore): Promise<void> {
  for (const { email, firstName, lastName, role, subscriptionPlan } of demoAccounts) {
    if (await users.findByEmail(email)) continue;
    const person = { email, password: demoPassword, firstName, lastName, language: defaultLanguage };
    await users.update(await identity.openAccount(person), { role, subscriptionPlan });
  }
}
