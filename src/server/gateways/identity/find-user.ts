import { and, eq } from 'drizzle-orm';
import type { User } from '#domain/accounts/user.ts';
import type { Database } from '#server/store/database.ts';
import { billingDetails, teamMembers, user } from '#server/store/schema.ts';
import { isOwnerOfTeam, owner, userColumns, userOf } from './found-user.ts';

/** Finds users by their ids with the rights they have now, for work that goes on when they are away; blocked ones, too. */
export const userFinder = (db: Database) => {
  const find = db
    .select(userColumns)
    .from(user)
    .leftJoin(billingDetails, eq(billingDetails.userId, user.id))
    .leftJoin(teamMembers, eq(teamMembers.memberId, user.id))
    .leftJoin(owner, and(eq(owner.id, teamMembers.ownerId), isOwnerOfTeam));
  return async (id: string): Promise<User | undefined> => {
    const [found] = await find.where(eq(user.id, id));
    return found && userOf(found);
  };
};
