export interface TeamMember {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  joinedAt: Date;
}

/** Holds no secret: whoever signs in with the e-mail it was sent to finds it. */
export interface TeamInvitation {
  id: string;
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** An invitation as the invited sees it. */
export interface ReceivedInvitation extends TeamInvitation {
  ownerId: string;
  ownerName: string;
  companyName: string;
}

/** Who works with whose plan, stock and usage. */
export interface TeamStore {
  findMembers(ownerId: string): Promise<TeamMember[]>;
  /** The open ones. */
  findInvitations(ownerId: string, now: Date): Promise<TeamInvitation[]>;
  /** The open ones an e-mail has got. */
  findReceived(email: string, now: Date): Promise<ReceivedInvitation[]>;
  /**
   * Keeps an invitation, renewing an open one to the same e-mail, if owner, members and open invitations
   * are then no more than `accounts`; false when they would be. Parallel calls queue.
   */
  invite(ownerId: string, invitation: TeamInvitation, accounts: number): Promise<boolean>;
  /** False when this owner has no such open invitation. */
  withdraw(ownerId: string, invitationId: string): Promise<boolean>;
  /**
   * Turns an open invitation to this e-mail into membership; answers why not otherwise. One who is in a
   * team already, or has a team himself, stays where he is.
   */
  accept(
    invitationId: string,
    member: { id: string; email: string },
    accounts: number,
    now: Date,
  ): Promise<'joined' | 'no-invitation' | 'full' | 'in-a-team' | 'has-a-team'>;
  /** False when there is no such open invitation to this e-mail. */
  decline(invitationId: string, email: string): Promise<boolean>;
  /** False when he is not a member of this owner's. */
  remove(ownerId: string, memberId: string): Promise<boolean>;
}
