import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { Outbox } from '../mail/outbox.ts';
import { nameOf } from './name-of.ts';
import { notInATeam } from './refusals.ts';
import type { TeamStore } from './team.ts';

/**
 * Leaves the team the user is a member of and tells its owner; what he wrote there stays there. Throws
 * `conflict` when he is in none.
 */
export async function leaveTeam(
  { team, outbox }: { team: TeamStore; outbox: Outbox },
  user: User,
): Promise<void> {
  const owner = await team.findOwnerOf(user.id);
  if (!owner || !(await team.remove(owner.id, user.id))) throw new ProductError('conflict', notInATeam);
  await outbox.put(owner.email, owner.language, { kind: 'member-left', name: nameOf(user) });
}
