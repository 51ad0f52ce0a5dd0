import type { User } from '#domain/accounts/user.ts';
import { createIdentity } from '#server/gateways/identity/create-identity.ts';
import { openAccount } from '#server/gateways/identity/open-account.ts';
import type { Database } from '#server/store/database.ts';
import { userStore } from '#server/store/user-store.ts';
import { sessionSecret } from './start-real-server.ts';

export interface OpenedAccount {
  id: string;
  email: string;
  /** The session's cookie as a browser sends it. */
  cookie: string;
}

/** Accounts that are signed in, written before the server starts: signing in is slow on purpose, and limited. */
export async function openAccounts(
  db: Database,
  origin: string,
  wanted: readonly ({ email: string } & Partial<Pick<User, 'role' | 'subscriptionPlan'>>)[],
): Promise<OpenedAccount[]> {
  const identity = createIdentity(db, { origins: [origin], secret: sessionSecret });
  const users = userStore(db);
  const opened: OpenedAccount[] = [];
  for (const { email, ...rights } of wanted) {
    const person = { email, firstName: 'Dina', lastName: 'Rossi', language: 'it' as const };
    const id = await openAccount(db, { ...person, passwordHash: undefined });
    await users.update(id, { subscriptionPlan: 'FREE', ...rights });
    const cookies = await identity.startSession(id, new Headers());
    opened.push({ id, email, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
  }
  return opened;
}
