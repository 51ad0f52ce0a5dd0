import { pagePaths } from '#contract/pages.ts';
import type { TeamView } from '#contract/team.ts';
import { acceptInvitation } from '#domain/team/accept-invitation.ts';
import { declineInvitation } from '#domain/team/decline-invitation.ts';
import { findReceivedInvitations } from '#domain/team/find-received-invitations.ts';
import { getTeam, type Team } from '#domain/team/get-team.ts';
import { type InviteDeps, inviteMember } from '#domain/team/invite-member.ts';
import { leaveTeam } from '#domain/team/leave-team.ts';
import { removeMember } from '#domain/team/remove-member.ts';
import { withdrawInvitation } from '#domain/team/withdraw-invitation.ts';
import type { Handlers } from './handler.ts';

type TeamRoutes = Pick<
  Handlers,
  | 'getTeam'
  | 'inviteMember'
  | 'withdrawInvitation'
  | 'removeMember'
  | 'leaveTeam'
  | 'findReceivedInvitations'
  | 'acceptInvitation'
  | 'declineInvitation'
>;

export function teamRoutes(deps: Omit<InviteDeps, 'joinPath'>): TeamRoutes {
  return {
    getTeam: async ({ user }) => presentTeam(await getTeam(deps, user)),

    async inviteMember({ user, payload, language }) {
      await inviteMember({ ...deps, joinPath: pagePaths.join }, user, { email: payload.email, language });
      return {};
    },

    async withdrawInvitation({ user, params }) {
      await withdrawInvitation(deps.team, user, params.id);
      return {};
    },

    async removeMember({ user, params }) {
      await removeMember(deps, user, params.id);
      return {};
    },

    async leaveTeam({ user }) {
      await leaveTeam(deps, user);
      return {};
    },

    async findReceivedInvitations({ user }) {
      const received = await findReceivedInvitations(deps, user);
      return received.map(({ expiresAt, ...invitation }) => ({
        ...invitation,
        expiresAt: expiresAt.toISOString(),
      }));
    },

    async acceptInvitation({ user, params }) {
      await acceptInvitation(deps, user, params.id);
      return {};
    },

    async declineInvitation({ user, params }) {
      await declineInvitation(deps.team, user, params.id);
      return {};
    },
  };
}

/** The contract's schema leaves out what is not named in it. */
function presentTeam({ members, invitations, ...team }: Team): TeamView {
  return {
    ...team,
    members: members.map((member) => ({ ...member, joinedAt: member.joinedAt.toISOString() })),
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
