import { ProductError } from '#domain/shared/errors.ts';
import { defaultLanguage } from '#domain/shared/languages.ts';
import { isDocumentKept } from '../accounts/own-data/retention.ts';
import type { TicketStore } from '../accounts/tickets.ts';
import { type Buyer, draftReceipts } from '../billing/draft-receipts.ts';
import type { Seller } from '../billing/seller.ts';
import { isRunning } from './get-running-subscription.ts';
import { mailsAbout } from './mails-about.ts';
import { makeOrderLink } from './order-link.ts';
import type { PaymentGateway, ProviderSubscription } from './payments.ts';
import { isSameNextOrder } from './price-of.ts';
import { paymentsUnavailable } from './refusals.ts';
import { type Revocation, revocationOf } from './revocation-of.ts';
import { changedRights } from './rights-among.ts';
import type { Subscription, SubscriptionStore } from './subscription.ts';

/** What it takes to read subscriptions from the provider and to draw the consequences. */
export interface SettleDeps {
  gateway: PaymentGateway;
  subscriptions: SubscriptionStore;
  seller: Seller;
  tickets: Pick<TicketStore, 'issue'>;
  /** Of our own pages, for links in mails. */
  origin: string;
  now(): Date;
}

/** Each lost try means that another one has written something read at about the same time. */
const mostTries = 8;

/**
 * Asks the provider for a subscription and makes plan, documents and mails follow; as often as one likes,
 * in any order and in parallel, the outcome is that of the newest truth. One whose period was given back
 * in full is ended, and so is what its user began and has not paid, once this one is. Nothing happens for
 * one that neither we nor the provider know. Throws `unavailable` when the provider cannot be asked.
 */
export async function settleSubscription(deps: SettleDeps, subscriptionId: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const held = await heldOrAdopted(deps, subscriptionId);
    if (!held) return;
    if (isStillToBeStopped(held)) await deps.gateway.stopRenewal(subscriptionId, 'cancellation');
    const truth = await deps.gateway.find(subscriptionId);
    const revocation = truth && revocationOf(truth.payments, deps.now());
    if (!(await saveTruth(deps, held, truth, revocation))) continue;
    if (truth?.state === 'active' && !revocation) await dropOtherOrders(deps, held);
    if (revocation !== 'refunded' || !truth || truth.state === 'ended') return;
    await deps.gateway.end(subscriptionId);
  }
  throw new ProductError('unavailable', paymentsUnavailable);
}

/** Asked for when a cancellation was a message to the operator: nobody may have carried it out. */
const isStillToBeStopped = (held: Subscription) =>
  held.cancellationRequestedAt !== undefined && !held.endsAtPeriodEnd && isRunning(held);

/** Whoever has paid in one tab must not pay again in another. Strangers' orders for him are none of his. */
async function dropOtherOrders(deps: SettleDeps, { id, userId }: Subscription): Promise<void> {
  if (userId === undefined) return;
  for (const other of await deps.subscriptions.findOfUser(userId)) {
    if (other.state !== 'incomplete' || other.id === id) continue;
    await deps.gateway.drop(other.id);
    await settleSubscription(deps, other.id);
  }
}

/** One begun by a process that died before it kept it, or by the operator, is taken in once it is paid. */
async function heldOrAdopted(deps: SettleDeps, id: string): Promise<Subscription | undefined> {
  const held = await deps.subscriptions.findById(id);
  if (held) return held;
  const truth = await deps.gateway.find(id);
  // Credit may have paid for it: then it runs without a payment.
  if (!truth || (truth.payments.length === 0 && truth.state !== 'active')) return undefined;
  await deps.subscriptions.create({
    ...{ id, customerId: truth.customerId, email: truth.email.toLowerCase(), userId: undefined },
    attemptDigest: undefined,
    ...{ plan: truth.plan, billingCycle: truth.billingCycle, language: defaultLanguage },
    ...{ state: 'incomplete', isRevoked: false, currentPeriodEnd: undefined, endsAtPeriodEnd: false },
    ...{
      nextOrder: undefined,
      creditCents: 0,
      cancellationRequestedAt: undefined,
      createdAt: deps.now(),
      version: 0,
    },
  });
  return deps.subscriptions.findById(id);
}

async function saveTruth(
  deps: SettleDeps,
  held: Subscription,
  truth: ProviderSubscription | undefined,
  revocation: Revocation | undefined,
): Promise<boolean> {
  const { subscriptions, seller, origin } = deps;
  const found = await subscriptions.findBuyer(held);
  const { userId, email, language } = held;
  const buyer: Buyer = found ?? { userId, email, language, billing: undefined };
  const read: Subscription = {
    ...held,
    ...readOf(truth, held),
    userId: buyer.userId,
    isRevoked: !!revocation,
  };
  const drafts = truth ? draftReceipts(truth, buyer, seller) : [];
  const documented = new Set(await subscriptions.findDocumented(held.id));
  const newDocuments = drafts.filter(
    ({ paymentId, issuedAt }) => !documented.has(paymentId) && isDocumentKept(issuedAt, deps.now()),
  );
  if (newDocuments.length === 0 && isAsHeld(held, read)) {
    // Many who ask at once do not hinder one another, but whoever read before them writes nothing any more.
    const standing = await subscriptions.markRead(held.id, deps.now());
    return standing !== undefined && isAsHeld(standing, read);
  }
  const isForVisitor = buyer.userId === undefined && newDocuments.some(({ kind }) => kind === 'payment');
  const orderLink = isForVisitor ? await makeOrderLink(deps, held.id) : undefined;
  return subscriptions.save(read, {
    documents: newDocuments,
    mails: mailsAbout({ before: held, after: read, revocation, newDocuments, buyer, origin, orderLink }),
    decideRights: changedRights,
    now: deps.now(),
  });
}

const isAsHeld = (held: Subscription, read: Subscription) =>
  held.userId === read.userId &&
  held.customerId === read.customerId &&
  held.plan === read.plan &&
  held.billingCycle === read.billingCycle &&
  held.state === read.state &&
  held.isRevoked === read.isRevoked &&
  held.endsAtPeriodEnd === read.endsAtPeriodEnd &&
  isSameNextOrder(held, read) &&
  held.cancellationRequestedAt?.getTime() === read.cancellationRequestedAt?.getTime() &&
  held.creditCents === read.creditCents &&
  held.currentPeriodEnd?.getTime() === read.currentPeriodEnd?.getTime();

const nothingMore = { endsAtPeriodEnd: false, nextOrder: undefined, creditCents: 0 };

/** A provider that knows it no more has nothing to be paid by. */
function readOf(truth: ProviderSubscription | undefined, held: Subscription) {
  if (!truth) return { ...nothingMore, state: 'ended' as const };
  const { plan, billingCycle, customerId, state, currentPeriodEnd, endsAtPeriodEnd } = truth;
  const { nextOrder, creditCents } = truth;
  // Of one that is over it stays what it was.
  const kept = state === 'ended' ? held.cancellationRequestedAt : undefined;
  return {
    ...{ plan, billingCycle, customerId, state, currentPeriodEnd, endsAtPeriodEnd, nextOrder, creditCents },
    cancellationRequestedAt: kept ?? truth.cancelledAt,
  };
}
