import { ProductError } from '#domain/shared/errors.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { takeTurn } from '#domain/shared/take-turn.ts';
import type { TicketStore } from '../accounts/tickets.ts';
import type { Outbox } from '../mail/outbox.ts';
import { isRunning } from './get-running-subscription.ts';
import { limitCalls } from './limit-calls.ts';
import { makeOrderLink } from './order-link.ts';
import { orderIsTaken, tooManyOrders, unknownOrder } from './refusals.ts';
import { type SettleDeps, settleSubscription } from './settle-subscription.ts';
import type { Subscription } from './subscription.ts';

export interface CorrectOrderEmailDeps extends SettleDeps {
  tickets: Pick<TicketStore, 'issue' | 'revoke'>;
  outbox: Outbox;
  limiter: RateLimiter;
  /** A one-way digest, the same for the same text. */
  digest(text: string): string;
}

const perOrder = { most: 5, milliseconds: 60 * 60 * 1000 };

/**
 * Sends the mail about a visitor's paid order again, to another address if one is given: the link mailed before is
 * dead, and the order belongs to the new address alone. Only the browser that paid knows the attempt. Throws
 * `not-found` where it has paid nothing, `conflict` once an account has the order, `too-many-requests`.
 */
export async function correctOrderEmail(
  deps: CorrectOrderEmailDeps,
  { attempt, email, client }: { attempt: string; email: string; client: string },
): Promise<void> {
  const { subscriptions, tickets, outbox } = deps;
  await limitCalls(deps, client);
  const order = await findPaid(deps, attempt);
  if (order.userId !== undefined) throw new ProductError('conflict', orderIsTaken);
  await takeTurn(deps, `order-mails:${order.id}`, perOrder, tooManyOrders);
  await tickets.revoke('paid-order', order.id);
  if (!(await subscriptions.moveUnclaimed(order.id, email))) throw new ProductError('conflict', orderIsTaken);
  // An account with this address has the plan now.
  await settleSubscription(deps, order.id);
  const { plan, userId } = (await subscriptions.findById(order.id)) ?? order;
  const hasAccount = userId !== undefined;
  const link = hasAccount ? `${deps.origin}/dashboard?tab=subscription` : await makeOrderLink(deps, order.id);
  await outbox.put(email, order.language, { kind: 'order-paid', plan, hasAccount, link });
}

/** The newest one that is paid for, of those that have no account yet if there are any. */
async function findPaid(deps: CorrectOrderEmailDeps, attempt: string): Promise<Subscription> {
  const { subscriptions, digest } = deps;
  const attemptDigest = digest(attempt);
  for (const { id, state } of await subscriptions.findOfAttempt(attemptDigest)) {
    if (state === 'incomplete') await settleSubscription(deps, id);
  }
  const paid = (await subscriptions.findOfAttempt(attemptDigest)).filter(isRunning);
  const order = paid.find(({ userId }) => userId === undefined) ?? paid[0];
  if (!order) throw new ProductError('not-found', unknownOrder);
  return order;
}
