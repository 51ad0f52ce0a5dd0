import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { noSuchInvitation } from './refusals.ts';
import type { TeamStore } from './team.ts';

/** Takes an invitation of the user's back; throws `not-found` when he has no such open one. */
export async function withdrawInvitation(team: TeamStore, user: User, id: string): Promise<void> {
  if (!(await team.withdraw(user.id, id))) throw new ProductError('not-found', noSuchInvitation);
}
