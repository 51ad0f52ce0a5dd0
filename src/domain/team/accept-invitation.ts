import { type ErrorKind, ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import {
  hasATeam,
  inATeamAlready,
  noSuchInvitation,
  paysHimself,
  teamHasNoPlace,
  teamRests,
} from './refusals.ts';
import type { AcceptOutcome, TeamStore } from './team.ts';

/**
 * Joins the team the user was invited to. Throws `not-found` without an open invitation to his verified
 * e-mail, `limit-reached` when the team has no place, `conflict` when he is in a team, has one, pays for a
 * plan himself, or the team rests.
 */
export async function acceptInvitation(
  { team, now }: { team: TeamStore; now(): Date },
  user: User,
  id: string,
): Promise<void> {
  const outcome = await team.accept(id, user.id, now());
  if (outcome === 'joined') return;
  const [kind, text] = refusals[outcome];
  throw new ProductError(kind, text);
}

const refusals = {
  'no-invitation': ['not-found', noSuchInvitation],
  full: ['limit-reached', teamHasNoPlace],
  'no-team': ['conflict', teamRests],
  'in-a-team': ['conflict', inATeamAlready],
  'has-a-team': ['conflict', hasATeam],
  'pays-himself': ['conflict', paysHimself],
} satisfies Record<Exclude<AcceptOutcome, 'joined'>, [ErrorKind, Localised]>;
