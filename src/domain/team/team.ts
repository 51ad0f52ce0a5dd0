import type { User } from '../accounts/user.ts';

/** Somebody of a team as the others see him. */
export type TeamPerson = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>;

export interface TeamMember extends TeamPerson {
  joinedAt: Date;
}

/** Whose team it is, with what decides how many accounts it has. */
export type TeamOwner = TeamPerson & Pick<User, 'language' | 'subscriptionPlan' | 'subscriptionStatus'>;

/** Holds no secret: whoever signs in with the e-mail it was sent to finds it. */
export interface TeamInvitation {
  id: string;
  /** In small letters. */
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

/** `no-team`: the owner's plan has none at this moment. */
export type InviteOutcome = 'invited' | 'full' | 'no-team' | 'is-member' | 'in-a-team';

export type AcceptOutcome =
  | 'joined'
  | 'no-invitation'
  | 'full'
  | 'no-team'
  | 'in-a-team'
  | 'has-a-team'
  | 'pays-himself';

/**
 * Who works with whose plan, stock and usage. How many accounts a team has is read in the transaction that
 * fills it, so that neither parallel calls nor an older reading of the plan can pass the limit.
 */
export interface TeamStore {
  /** The owner of the team somebody is in, also while that team rests. */
  findOwnerOf(memberId: string): Promise<TeamOwner | undefined>;
  /** Who came first comes first. */
  findMembers(ownerId: string): Promise<TeamMember[]>;
  /** The open ones. */
  findInvitations(ownerId: string, now: Date): Promise<TeamInvitation[]>;
  /** The open ones to the verified e-mail of a user. */
  findReceived(userId: string, now: Date): Promise<ReceivedInvitation[]>;
  /**
   * Keeps an invitation if owner, members and open invitations are then no more than the owner's plan has
   * accounts; an open one to the same e-mail is renewed. One who is in a team himself invites nobody.
   */
  invite(ownerId: string, invitation: TeamInvitation): Promise<InviteOutcome>;
  /** False when this owner has no such invitation. */
  withdraw(ownerId: string, invitationId: string): Promise<boolean>;
  /**
   * Turns an open invitation to the member's verified e-mail into membership, or says why not: he is in a
   * team already, has one himself, or has a paid subscription that runs.
   */
  accept(invitationId: string, memberId: string, now: Date): Promise<AcceptOutcome>;
  /** False when there is no such invitation to this user's verified e-mail. */
  decline(invitationId: string, userId: string): Promise<boolean>;
  /** Who was taken out; undefined when he is not a member of this owner's. */
  remove(ownerId: string, memberId: string): Promise<(TeamPerson & Pick<User, 'language'>) | undefined>;
}
