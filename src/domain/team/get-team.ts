import type { User } from '../accounts/user.ts';
import type { TeamInvitation, TeamMember, TeamPerson, TeamStore } from './team.ts';
import { teamAccounts } from './team-accounts.ts';

export interface Team {
  role: 'owner' | 'member';
  owner: TeamPerson;
  members: TeamMember[];
  /** Open ones; empty for a member. */
  invitations: TeamInvitation[];
  /** Accounts the owner's plan has, his own included; 1 while there is no team or it rests. */
  accounts: number;
}

/** The team a user is in, or his own, which may have nobody in it but him. */
export async function getTeam({ team, now }: { team: TeamStore; now(): Date }, user: User): Promise<Team> {
  const owner = await team.findOwnerOf(user.id);
  if (owner) {
    const members = await team.findMembers(owner.id);
    return { role: 'member', owner, members, invitations: [], accounts: teamAccounts(owner) };
  }
  const [members, invitations] = await Promise.all([
    team.findMembers(user.id),
    team.findInvitations(user.id, now()),
  ]);
  return { role: 'owner', owner: user, members, invitations, accounts: teamAccounts(user) };
}
