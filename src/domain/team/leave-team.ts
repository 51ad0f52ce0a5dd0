import type { User } from '../accounts/user.ts';
import { ProductError } from '../shared/errors.ts';
import { notInATeam } from './refusals.ts';
import type { TeamStore } from './team.ts';

/** Leaves the team the user is a member of; what he wrote there stays there. Throws `conflict` when in none. */
export async function leaveTeam(team: TeamStore, user: User): Promise<void> {
  const owner = await team.findOwnerOf(user.id);
  if (!owner || !(await team.remove(owner.id, user.id))) throw new ProductError('conflict', notInATeam);
}
