import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import { planIsBlocked } from '../descriptions/refusals.ts';

/** Throws `forbidden` for a blocked user: nothing he does is counted. */
export function refuseBlocked(user: Pick<User, 'subscriptionStatus'>): void {
  if (user.subscriptionStatus === 'blocked') throw new ProductError('forbidden', planIsBlocked);
}
