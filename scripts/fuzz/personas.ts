import type { Database } from '#server/store/database.ts';
import { type OpenedAccount, openAccounts } from '../real-server/open-accounts.ts';
import type { Role } from './journeys.ts';

/** Who a lane sends requests as; whoever was signed out or deleted on the way is followed by a spare. */
export interface Personas {
  cookieOf(role: Role): string | undefined;
  /** Whoever stands for this role is known no more. */
  replace(role: Role): void;
  /** Roles for which nobody is left. */
  exhausted(): string[];
}

const rights = {
  FREE: { subscriptionPlan: 'FREE' },
  STARTER: { subscriptionPlan: 'STARTER' },
  PRO: { subscriptionPlan: 'PRO' },
  ELITE: { subscriptionPlan: 'ELITE' },
  admin: { role: 'admin', subscriptionPlan: 'ELITE' },
} as const satisfies Record<Exclude<Role, 'visitor'>, object>;

/** Accounts of every role for every lane, with as many spares as are asked for. */
export async function openPersonas(
  db: Database,
  origin: string,
  { lanes, spares }: { lanes: number; spares: number },
): Promise<Personas[]> {
  const roles = Object.entries(rights);
  const wanted = Array.from({ length: lanes }, (_, lane) =>
    roles.flatMap(([role, right]) =>
      Array.from({ length: spares }, (_, spare) => ({
        ...right,
        email: `${role.toLowerCase()}-${lane}-${spare}@example.org`,
      })),
    ),
  );
  const opened = await openAccounts(db, origin, wanted.flat());
  const ofLane = roles.length * spares;
  return wanted.map((_, lane) => personasOf(opened.slice(lane * ofLane, (lane + 1) * ofLane), spares));
}

function personasOf(accounts: readonly OpenedAccount[], spares: number): Personas {
  const left = new Map<Role, OpenedAccount[]>();
  for (const [index, role] of (Object.keys(rights) as Role[]).entries()) {
    left.set(role, accounts.slice(index * spares, (index + 1) * spares));
  }
  return {
    cookieOf: (role) => left.get(role)?.[0]?.cookie,
    replace: (role) => void left.get(role)?.shift(),
    exhausted: () => [...left].filter(([, accounts]) => accounts.length === 0).map(([role]) => role),
  };
}
