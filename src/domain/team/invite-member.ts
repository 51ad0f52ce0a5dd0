import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { takeTurn } from '#domain/shared/take-turn.ts';
import { isTeamMember, type User } from '../accounts/user.ts';
import type { Outbox } from '../mail/outbox.ts';
import { nameOf } from './name-of.ts';
import {
  alreadyMember,
  ownersOnly,
  planWithoutTeam,
  teamIsFull,
  tooManyInvitations,
  tooManyToOne,
  yourself,
} from './refusals.ts';
import type { InviteOutcome, TeamStore } from './team.ts';
import { teamAccounts } from './team-accounts.ts';

/** Days an invitation stays open. */
const invitationDays = 7;

const day = 86_400_000;
/** More than any team needs, too few to bother strangers with our mail. */
const limits = {
  ofOwner: { most: 20, milliseconds: day / 24 },
  ofAddress: { most: 5, milliseconds: day },
};

export interface InviteDeps {
  team: TeamStore;
  outbox: Outbox;
  limiter: RateLimiter;
  /** Where people see the application. */
  origin: string;
  /** The page where invitations are accepted. */
  joinPath: string;
  now(): Date;
  newId(): string;
}

/**
 * Invites an e-mail (in small letters) into the user's team for seven days and writes to it; inviting it
 * again renews the invitation. Says nothing about whether the e-mail has an account. Throws `forbidden` to
 * a member and without an active plan that has a team, `limit-reached` when all accounts are taken,
 * `invalid` for oneself and for a member, `too-many-requests`.
 */
export async function inviteMember(
  deps: InviteDeps,
  user: User,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  if (isTeamMember(user)) throw new ProductError('forbidden', ownersOnly);
  if (teamAccounts(user) === 1) throw new ProductError('forbidden', planWithoutTeam);
  if (email === user.email) throw new ProductError('invalid', yourself, 'email');
  await limitInvitations(deps, user, email);

  const createdAt = deps.now();
  const expiresAt = new Date(createdAt.getTime() + invitationDays * day);
  const outcome = await deps.team.invite(user.id, { id: deps.newId(), email, createdAt, expiresAt });
  if (outcome !== 'invited') throw refusalOf(outcome, teamAccounts(user));

  await deps.outbox.put(email, language, {
    kind: 'team-invitation',
    from: nameOf(user),
    companyName: user.billing?.companyName ?? '',
    link: `${deps.origin}${deps.joinPath}`,
    days: invitationDays,
  });
}

async function limitInvitations(deps: InviteDeps, user: User, email: string): Promise<void> {
  await takeTurn(deps, `invite:${user.id}`, limits.ofOwner, tooManyInvitations);
  await takeTurn(deps, `invited:${email}`, limits.ofAddress, tooManyToOne, 'email');
}

function refusalOf(outcome: Exclude<InviteOutcome, 'invited'>, accounts: number): ProductError {
  switch (outcome) {
    case 'full':
      return new ProductError('limit-reached', teamIsFull(accounts), 'email');
    case 'is-member':
      return new ProductError('invalid', alreadyMember, 'email');
    case 'no-team':
      return new ProductError('forbidden', planWithoutTeam);
    case 'in-a-team':
      return new ProductError('forbidden', ownersOnly);
  }
}
