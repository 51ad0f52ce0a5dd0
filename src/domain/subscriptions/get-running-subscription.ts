import { ProductError } from '#domain/shared/errors.ts';
import { isLeaving } from '../accounts/own-data/refusals.ts';
import { isTeamMember, type User } from '../accounts/user.ts';
import { planIsBlocked } from '../descriptions/refusals.ts';
import { noSubscription, ownersBusiness, paymentIsDisputed } from './refusals.ts';
import { highest } from './rights-among.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

/**
 * Paid for, or with a renewal to be paid. Of several the one with the highest plan, the oldest of those:
 * anybody can pay for somebody else's e-mail, and what he pays must not hide what the owner manages.
 */
export function findRunning(newestFirst: readonly Subscription[]): Subscription | undefined {
  const running = newestFirst.filter(isRunning).toReversed();
  return highest(running.filter(({ isRevoked }) => !isRevoked)) ?? highest(running);
}

export const isRunning = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'past-due';

/** The user's own running subscription. Throws `forbidden` for a team's member, `conflict` where there is none. */
export async function getRunningSubscription(store: SubscriptionStore, user: User): Promise<Subscription> {
  if (isTeamMember(user)) throw new ProductError('forbidden', ownersBusiness);
  const running = findRunning(await store.findOfUser(user.id));
  if (!running) throw new ProductError('conflict', noSubscription);
  return running;
}

/** The same subscription as it was read last. Throws `conflict` when it is over. */
export async function getStillRunning(store: SubscriptionStore, id: string): Promise<Subscription> {
  const held = await store.findById(id);
  if (!held || !isRunning(held)) throw new ProductError('conflict', noSubscription);
  return held;
}

/** The same for who wants to pay by it: `forbidden` while blocked, `conflict` while its payment is disputed or he is leaving. */
export async function getPayableSubscription(store: SubscriptionStore, user: User): Promise<Subscription> {
  if (user.subscriptionStatus === 'blocked') throw new ProductError('forbidden', planIsBlocked);
  if (user.deletionDueAt) throw new ProductError('conflict', isLeaving);
  const running = await getRunningSubscription(store, user);
  if (running.isRevoked) throw new ProductError('conflict', paymentIsDisputed);
  return running;
}
