import { ProductError } from '#domain/shared/errors.ts';
import { defaultLanguage } from '#domain/shared/languages.ts';
import type { Identity } from '#server/identity.ts';
import type { UserStore } from '#server/store/user-store.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';

/** Opens the demo accounts that are not there yet. */
export async function seedDemoAccounts(identity: Identity, users: UserStore): Promise<void> {
  for (const account of demoAccounts) {
    if (!(await users.findByEmail(account.email))) await open(identity, users, account);
  }
}

async function open(
  identity: Identity,
  users: UserStore,
  { email, firstName, lastName, role, subscriptionPlan }: DemoAccount,
): Promise<void> {
  const person = { email, password: demoPassword, firstName, lastName, language: defaultLanguage };
  try {
    await users.update(await identity.openAccount(person), { role, subscriptionPlan });
  } catch (error) {
    // A second process that starts at the same time opens it.
    if (!(error instanceof ProductError && error.kind === 'conflict')) throw error;
  }
}
