import { consentsOf } from '#domain/accounts/consent.ts';
import { legalVersion } from '#domain/accounts/legal-version.ts';
import { ProductError } from '#domain/shared/errors.ts';
import { defaultLanguage } from '#domain/shared/languages.ts';
import type { App } from '#server/app.ts';
import type { UserStore } from '#server/store/user-store.ts';
import { buyDemoPlan } from './buy-demo-plan.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';

interface SeedDeps {
  app: Pick<App, 'identity' | 'http'>;
  users: UserStore;
  /** Their plans are bought; else, where a payment would be real, given. */
  paysBySimulation: boolean;
}

/** Opens the demo accounts that are not there yet. */
export async function seedDemoAccounts(deps: SeedDeps): Promise<void> {
  for (const account of demoAccounts) {
    if (!(await deps.users.findByEmail(account.email))) await open(deps, account);
  }
}

async function open(
  { app, users, paysBySimulation }: SeedDeps,
  { email, firstName, lastName, role, subscriptionPlan: plan }: DemoAccount,
): Promise<void> {
  const agreement = { version: legalVersion, language: defaultLanguage, givenAt: new Date().toISOString() };
  const names = { firstName, lastName, language: defaultLanguage };
  const person = { email, password: demoPassword, ...names, consents: consentsOf(agreement) };
  try {
    const id = await app.identity.openAccount(person);
    const isBought = paysBySimulation && plan !== 'FREE';
    await users.update(id, { role, ...(isBought ? {} : { subscriptionPlan: plan }) });
    if (isBought) await buyDemoPlan(app.http, email, plan);
  } catch (error) {
    // A second process that starts at the same time opens it.
    if (!(error instanceof ProductError && error.kind === 'conflict')) throw error;
  }
}
