import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { Outbox } from '../mail/outbox.ts';
import { nameOf } from './name-of.ts';
import { noSuchMember } from './refusals.ts';
import type { TeamStore } from './team.ts';

/** Takes a member out of the user's team and tells him; throws `not-found` when he is not in it. */
export async function removeMember(
  { team, outbox }: { team: TeamStore; outbox: Outbox },
  user: User,
  memberId: string,
): Promise<void> {
  const removed = await team.remove(user.id, memberId);
  if (!removed) throw new ProductError('not-found', noSuchMember);
  await outbox.put(removed.email, removed.language, { kind: 'left-team', from: nameOf(user) });
}
