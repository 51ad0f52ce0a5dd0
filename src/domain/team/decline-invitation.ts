import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { noSuchInvitation } from './refusals.ts';
import type { TeamStore } from './team.ts';

/** Declines an invitation to the user's e-mail; throws `not-found` when there is no such one. */
export async function declineInvitation(team: TeamStore, user: User, id: string): Promise<void> {
  if (!(await team.decline(id, user.id))) throw new ProductError('not-found', noSuchInvitation);
}
