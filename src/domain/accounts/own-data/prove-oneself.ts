import { ProductError } from '#domain/shared/errors.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import { limitPasswordTries } from '../limit-password-tries.ts';
import type { Passwords } from '../passwords.ts';
import type { SessionStore } from '../sessions.ts';
import type { User } from '../user.ts';
import { proofMissing, proofStale, proofWrong } from './refusals.ts';

export interface ProveDeps extends TurnDeps {
  passwords: Pick<Passwords, 'checkPassword'>;
  sessions: Pick<SessionStore, 'find'>;
}

export interface Proof {
  /** Empty for who has none, because he signs in by a provider. */
  password: string;
  sessionId: string | undefined;
}

/** A sign-in by a provider stands for a password so long. */
const freshness = 10 * 60_000;

/**
 * Lets pass who knows the account's password; where it has none, who signed in a moment ago. Throws
 * `invalid` under `password`, `forbidden` for an old sign-in, `too-many-requests`.
 */
export async function proveOneself(deps: ProveDeps, user: User, proof: Proof): Promise<void> {
  const { passwords, sessions, now } = deps;
  await limitPasswordTries(deps, `prove-oneself:${user.id}`, 'password');
  const found = await passwords.checkPassword(user.id, proof.password);
  if (found === 'right') return;
  if (found === 'wrong') {
    throw new ProductError('invalid', proof.password ? proofWrong : proofMissing, 'password');
  }
  const session = (await sessions.find(user.id)).find(({ id }) => id === proof.sessionId);
  if (!session || now().getTime() - session.startedAt.getTime() > freshness) {
    throw new ProductError('forbidden', proofStale);
  }
}
