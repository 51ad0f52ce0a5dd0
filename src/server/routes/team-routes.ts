import type { Handlers } from './handler.ts';
import { notYet } from './not-yet.ts';

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

export function teamRoutes(): TeamRoutes {
  return {
    getTeam: notYet,
    inviteMember: notYet,
    withdrawInvitation: notYet,
    removeMember: notYet,
    leaveTeam: notYet,
    findReceivedInvitations: notYet,
    acceptInvitation: notYet,
    declineInvitation: notYet,
  };
}
