import { and, eq, ne, sql } from 'drizzle-orm';
import type { KeyHolder } from '#domain/api-keys/api-key.ts';
import { digestOfKey } from '#server/store/api-key-store.ts';
import type { Database } from '#server/store/database.ts';
import { apiKeys, billingDetails, teamMembers, user } from '#server/store/schema.ts';
import { isAbsenceNoted, isOwnerOfTeam, owner, seenNow, userColumns, userOf } from './found-user.ts';

/** A key's use is noted once a minute, so that not every call writes. */
const isUseUnnoted = sql<boolean>`(${apiKeys.lastUsedAt} is null or ${apiKeys.lastUsedAt} < now() - interval '1 minute')`;

/**
 * Finds whose an API key is, read from the database at each call like a session: who is blocked and a key that is
 * revoked are out at once.
 */
export function keyUserFinder(db: Database) {
  const find = db
    .select({ ...userColumns, keyId: apiKeys.id, scopes: apiKeys.scopes, isUseUnnoted, isAbsenceNoted })
    .from(apiKeys)
    .innerJoin(user, eq(user.id, apiKeys.userId))
    .leftJoin(billingDetails, eq(billingDetails.userId, user.id))
    .leftJoin(teamMembers, eq(teamMembers.memberId, user.id))
    .leftJoin(owner, and(eq(owner.id, teamMembers.ownerId), isOwnerOfTeam))
    .where(and(eq(apiKeys.digest, sql.placeholder('digest')), ne(user.subscriptionStatus, 'blocked')))
    .prepare('find_key_user');

  return async (secret: string): Promise<KeyHolder | undefined> => {
    const [found] = await find.execute({ digest: digestOfKey(secret) });
    if (!found) return undefined;
    const { keyId, scopes, isUseUnnoted, isAbsenceNoted, ...person } = found;
    if (isUseUnnoted) {
      await db.update(apiKeys).set({ lastUsedAt: sql`now()` }).where(eq(apiKeys.id, keyId));
    }
    if (isAbsenceNoted) await db.update(user).set(seenNow).where(eq(user.id, person.id));
    return { user: userOf(person), keyId, scopes };
  };
}
