import { asc, inArray, or } from 'drizzle-orm';
import type { Decide, Doing, LockedUser } from '#domain/administration/administration-store.ts';
import type { Database } from './database.ts';
import { isAdmin, seen } from './find-users.ts';
import { user } from './schema.ts';
import { findSubscriptionsOf } from './subscription-store.ts';

const { deletionDueAt, lastSeenAt, absenceWarnedAt } = user;

/** Always in the same order, as teams are locked, so that nobody waits in a circle. */
export async function decideUnderLock<Change>(
  tx: Database,
  { userId, adminId }: Doing,
  decide: Decide<Change>,
  strength: 'update' | 'no key update',
): Promise<Change | undefined> {
  const locked = await tx
    .select({ ...seen, deletionDueAt, lastSeenAt, absenceWarnedAt })
    .from(user)
    .where(or(isAdmin, inArray(user.id, adminId === undefined ? [userId] : [userId, adminId])))
    .orderBy(asc(user.id))
    .for(strength);
  const admins = locked.filter((one) => one.role === 'admin' && one.subscriptionStatus !== 'blocked');
  const wanted = locked.find((one) => one.id === userId);
  const found: LockedUser | undefined = wanted && {
    ...wanted,
    otherAdmins: admins.filter((one) => one.id !== userId).length,
    subscriptions: await findSubscriptionsOf(tx, userId),
  };
  return decide({ user: found, isAdmin: admins.some((one) => one.id === adminId) });
}
