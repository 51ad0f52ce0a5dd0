import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Role } from '#domain/accounts/user.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import type { Database } from '#server/store/database.ts';
import { account, session, user } from '#server/store/schema.ts';

/** An account that was opened before the service started, signed in already. */
export interface PreparedAccount {
  id: string;
  email: string;
  kind: AccountKind;
  /** The value of the session's cookie. */
  cookie: string;
}

export type AccountKind = PlanId | 'admin' | 'idle' | 'expired';

/** One hash serves all: hashing is slow on purpose. */
export const preparedPassword = 'una password lunga';

/** How many of each kind wait to be claimed. */
const counts: Record<AccountKind, number> = {
  FREE: 60,
  STARTER: 20,
  PRO: 40,
  ELITE: 40,
  admin: 12,
  // Whose session was not used for fourteen days, and whose began over thirty days ago.
  idle: 2,
  expired: 2,
};

const day = 24 * 60 * 60_000;

/** Writes the same accounts with a session each into all databases; whoever knows the secret can sign a session's cookie. */
export async function prepareAccounts(dbs: readonly Database[], secret: string): Promise<PreparedAccount[]> {
  const passwordHash = await hashPassword(preparedPassword);
  const people = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => personOf(kind as AccountKind, n, secret)),
  );
  for (const db of dbs) {
    await db.insert(user).values(people.map(({ row }) => row));
    await db.insert(account).values(
      people.map(({ row: { id } }) => ({
        ...{ id: randomUUID(), userId: id, accountId: id, providerId: 'credential', password: passwordHash },
      })),
    );
    await db.insert(session).values(people.map((person) => person.session));
  }
  return people.map(({ row: { id, email }, kind, cookie }) => ({ id, email, kind, cookie }));
}

function personOf(kind: AccountKind, n: number, secret: string) {
  const id = randomUUID();
  const email = `${kind.toLowerCase()}-${n}@dealer.example`;
  const token = randomBytes(24).toString('base64url');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const now = Date.now();
  const plan: PlanId = kind === 'admin' || kind === 'idle' || kind === 'expired' ? 'FREE' : kind;
  const role: Role = kind === 'admin' ? 'admin' : 'user';
  return {
    kind,
    cookie: `${token}.${encodeURIComponent(signature)}`,
    row: {
      ...{ id, email, name: 'Dina Rossi', firstName: 'Dina', lastName: 'Rossi', emailVerified: true },
      ...{ role, subscriptionPlan: plan, planIsGiven: plan !== 'FREE', searchText: `dina rossi ${email}` },
    },
    session: {
      ...{ id: randomUUID(), token, userId: id },
      expiresAt: new Date(now + (kind === 'expired' ? -60_000 : 30 * day)),
      updatedAt: new Date(now - (kind === 'idle' ? 15 * day : 0)),
    },
  };
}
