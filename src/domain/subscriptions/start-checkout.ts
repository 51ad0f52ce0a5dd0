import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { isLeaving } from '../accounts/own-data/refusals.ts';
import { isTeamMember, type User } from '../accounts/user.ts';
import { planIsBlocked } from '../descriptions/refusals.ts';
import { findRunning, isRunning } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import type { OpenBill, Order } from './payments.ts';
import { rankOf } from './plans.ts';
import {
  alreadyPaid,
  alreadySubscribed,
  givenMore,
  ownersBusiness,
  paidByCredit,
  paymentsUnavailable,
} from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';
import type { Subscription } from './subscription.ts';

export interface StartCheckoutDeps extends SettleDeps {
  limiter: RateLimiter;
  /** A one-way digest, the same for the same text. */
  digest(text: string): string;
}

export interface CheckoutBuyer {
  /** Undefined for a visitor: he pays first and signs in afterwards. */
  user: User | undefined;
  /** As typed, in small letters; a user pays by his own. */
  email: string;
  /** What tells a visitor's tab, or at least his browser, from others. */
  attempt: string;
  /** Only the tab that placed the order knows the attempt. */
  isAttemptSecret: boolean;
  /** Where the call comes from, for the rate limit. */
  client: string;
  language: Language;
}

/** Providers know an idempotency key for a day and let an unpaid first bill lapse shortly before. */
const staysOpen = 22 * 60 * 60 * 1000;
const mostTries = 3;

/**
 * Begins an unpaid subscription and answers its bill. A second call for the same
 * order, by a double click, a retry or after a lost answer, gives the same one while it is unpaid.
 * Throws `forbidden` for a team's member and a blocked user; `conflict` where it is paid for already, by
 * credit too, where a higher plan was given, and for who is leaving; `too-many-requests`; and `unavailable`
 * when the provider does not answer.
 */
export async function startCheckout(
  deps: StartCheckoutDeps,
  buyer: CheckoutBuyer,
  order: Order,
): Promise<OpenBill> {
  const { user } = buyer;
  if (user && isTeamMember(user)) throw new ProductError('forbidden', ownersBusiness);
  if (user?.subscriptionStatus === 'blocked') throw new ProductError('forbidden', planIsBlocked);
  if (user?.deletionDueAt) throw new ProductError('conflict', isLeaving);
  const email = user?.email ?? buyer.email;
  await limitCalls(deps, buyer.client);
  await limitCalls(deps, user?.id ?? email, 30);

  for (let tries = 0; tries < mostTries; tries++) {
    const bill = await begin(deps, { ...buyer, email }, order, tries);
    if (bill) return bill;
  }
  throw new ProductError('unavailable', paymentsUnavailable);
}

/** Undefined when what was begun before has turned out to be over: then it counts as an earlier one. */
async function begin(
  deps: StartCheckoutDeps,
  buyer: CheckoutBuyer,
  order: Order,
  tries: number,
): Promise<OpenBill | undefined> {
  const { subscriptions, gateway, digest, now } = deps;
  const { user, email, language } = buyer;
  const held = await findOfBuyer(deps, buyer);
  if (user && findRunning(held)) throw new ProductError('conflict', alreadySubscribed);
  if (user && holdsMore(user, order)) throw new ProductError('conflict', givenMore);
  const earlier = held.filter((one) => !isRunning(one) && !isStillOpen(one, now()));

  const who = user ? ['user', user.id] : ['visitor', buyer.attempt];
  const key = [...who, email, order.plan, order.billingCycle, String(earlier.length + tries)];
  const customerId = user && earlier[0]?.customerId;
  const begun = await gateway.start({ ...order, email, customerId }, digest(JSON.stringify(key)));
  if (await subscriptions.findById(begun.subscriptionId)) return findOpenBill(deps, begun.subscriptionId);
  await subscriptions.create({
    ...{ id: begun.subscriptionId, customerId: begun.customerId, ...order },
    ...{ userId: user?.id, email, language: user?.language ?? language },
    attemptDigest: !user && buyer.isAttemptSecret ? digest(buyer.attempt) : undefined,
    ...{ state: 'incomplete', isRevoked: false, currentPeriodEnd: undefined, endsAtPeriodEnd: false },
    ...{ nextOrder: undefined, creditCents: 0, cancellationRequestedAt: undefined },
    ...{ createdAt: now(), version: 0 },
  });
  const { clientSecret, amountCents } = begun;
  if (clientSecret !== undefined) return { clientSecret, amountCents };
  await settleSubscription(deps, begun.subscriptionId);
  throw new ProductError('conflict', paidByCredit);
}

/** Asked of somebody whose plan nothing pays for: an administrator has given it, and a lower one adds nothing. */
const holdsMore = ({ subscriptionPlan, subscriptionStatus }: User, { plan }: Order) =>
  subscriptionStatus === 'active' && rankOf(subscriptionPlan) > rankOf(plan);

/** A user's open ones are read anew: one may have been paid in another tab. */
async function findOfBuyer(deps: StartCheckoutDeps, { user, email }: CheckoutBuyer) {
  const { subscriptions, now } = deps;
  if (!user) return subscriptions.findUnclaimed(email);
  const held = await subscriptions.findOfUser(user.id);
  const open = held.filter((subscription) => isStillOpen(subscription, now()));
  if (open.length === 0) return held;
  for (const { id } of open) await settleSubscription(deps, id);
  return subscriptions.findOfUser(user.id);
}

async function findOpenBill(deps: StartCheckoutDeps, id: string): Promise<OpenBill | undefined> {
  const bill = await deps.gateway.findOpenBill(id);
  if (bill) return bill;
  await settleSubscription(deps, id);
  const held = await deps.subscriptions.findById(id);
  if (held && isRunning(held)) throw new ProductError('conflict', alreadyPaid);
  return undefined;
}

const isStillOpen = ({ state, createdAt }: Subscription, now: Date) =>
  state === 'incomplete' && now.getTime() - createdAt.getTime() < staysOpen;
