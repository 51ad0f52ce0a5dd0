import { boughtLine } from '../billing/bought-line.ts';
import type { Buyer } from '../billing/draft-receipts.ts';
import type { ReceiptDraft } from '../billing/receipt.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { nextPaymentOf } from './next-payment-of.ts';
import { isSameNextOrder, isSameOrder } from './price-of.ts';
import type { Revocation } from './revocation-of.ts';
import type { Subscription, SubscriptionMail } from './subscription.ts';

/** Where a buyer reads on; the domain knows pages by these addresses only. */
const pages = {
  receipts: '/dashboard?tab=billing',
  plan: '/dashboard?tab=subscription',
  register: '/register',
};

/** What a buyer is written when his subscription was read anew: each thing once, when it has become so. */
export function mailsAbout(change: {
  before: Subscription;
  after: Subscription;
  /** Why it gives no rights, if so. */
  revocation: Revocation | undefined;
  /** Documents nobody was told of yet. */
  newDocuments: readonly ReceiptDraft[];
  buyer: Buyer;
  /** Of our own pages. */
  origin: string;
  /** Opens the account of a visitor who has paid; undefined for all others. */
  orderLink?: string | undefined;
}): SubscriptionMail[] {
  const { before, after, revocation, newDocuments, buyer, origin, orderLink } = change;
  const { plan } = after;
  const messages: MailMessage[] = newDocuments
    .filter(({ kind }) => kind === 'payment')
    .map(({ lines, totalCents, vat }) => {
      const paid = boughtLine(lines) ?? after;
      const { billingCycle } = paid;
      const hasAccount = buyer.userId !== undefined;
      const link = orderLink ?? origin + (hasAccount ? pages.receipts : pages.register);
      const hasVat = vat.nature === undefined;
      return {
        kind: 'payment-received',
        plan: paid.plan,
        billingCycle,
        totalCents,
        hasVat,
        hasAccount,
        link,
      };
    });
  if (after.state === 'past-due' && before.state !== 'past-due') {
    messages.push({ kind: 'renewal-failed', plan, link: origin + pages.plan });
  }
  if (revocation && !before.isRevoked) {
    messages.push(
      revocation === 'refunded'
        ? { kind: 'payment-refunded', plan, link: origin + pages.receipts }
        : { kind: 'payment-disputed', plan, link: origin + pages.plan },
    );
  }
  if (isCancelled(after) && !isCancelled(before)) {
    const endsOn = after.state === 'active' ? after.currentPeriodEnd?.toISOString() : undefined;
    messages.push({ kind: 'plan-cancelled', plan, endsOn, link: origin + pages.plan });
  }
  messages.push(...messagesAboutRenewal(before, after, origin + pages.plan));
  return messages.map((message) => ({ to: buyer.email, language: buyer.language, message }));
}

/** Tells that it renews again, or as another order, or no longer as one. */
function messagesAboutRenewal(before: Subscription, after: Subscription, link: string): MailMessage[] {
  const amountCents = nextPaymentOf(after);
  const on = after.currentPeriodEnd?.toISOString();
  if (amountCents === undefined || !on) return [];
  const { plan, nextOrder } = after;
  if (nextOrder && !isSameNextOrder(before, after)) {
    return [{ kind: 'plan-change-planned', plan, next: nextOrder, on, amountCents, link }];
  }
  if (isCancelled(before) && before.state === 'active') {
    return [{ kind: 'plan-resumed', plan, on, amountCents, link }];
  }
  // Once it has come to pass, or gave way to another change, the order is another.
  const isTakenBack = before.nextOrder && !nextOrder && isSameOrder(before, after);
  return isTakenBack ? [{ kind: 'plan-change-taken-back', plan, on, amountCents, link }] : [];
}

/** True once the provider stops renewing: before that, no mail may promise that nothing more is charged. */
const isCancelled = ({ cancellationRequestedAt, state, endsAtPeriodEnd }: Subscription): boolean =>
  cancellationRequestedAt !== undefined && (state === 'ended' || (state === 'active' && endsAtPeriodEnd));
