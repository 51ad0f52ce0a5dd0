import type { User } from '../accounts/user.ts';
import type { ReceivedInvitation, TeamStore } from './team.ts';

/** The open invitations to the user's e-mail, the newest first. */
export function findReceivedInvitations(
  { team, now }: { team: TeamStore; now(): Date },
  user: User,
): Promise<ReceivedInvitation[]> {
  return team.findReceived(user.id, now());
}
