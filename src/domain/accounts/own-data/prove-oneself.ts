import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import type { Passwords } from '../passwords.ts';
import type { SessionStore } from '../sessions.ts';
import type { User } from '../user.ts';
import { proofMissing, proofStale, proofWrong, tooManyProofs } from './refusals.ts';

export interface ProveDeps {
  passwords: Pick<Passwords, 'checkPassword'>;
  sessions: Pick<SessionStore, 'find'>;
  limiter: RateLimiter;
  now(): Date;
}

export interface Proof {
  /** Empty for who has none, because he signs in by a provider. */
  password: string;
  sessionId: string | undefined;
}

const minute = 60_000;
/** Whoever sits down at an open session must not be able to guess the password. */
const tries = { most: 10, milliseconds: 15 * minute };
/** A sign-in by a provider stands for a password so long. */
const freshness = 10 * minute;

/**
 * Lets pass who knows the account's password; where it has none, who signed in a moment ago. Throws
 * `invalid` under `password`, `forbidden` for an old sign-in, `too-many-requests`.
 */
export async function proveOneself(deps: ProveDeps, user: User, proof: Proof): Promise<void> {
  const { passwords, sessions, limiter, now } = deps;
  if (!(await limiter.take(`prove-oneself:${user.id}`, tries, now()))) {
    throw new ProductError('too-many-requests', tooManyProofs, 'password');
  }
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
