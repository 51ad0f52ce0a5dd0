import type { Language } from '#domain/shared/languages.ts';
import type { Payment, PaymentLine, ProviderSubscription } from '../subscriptions/payments.ts';
import type { BillingDetails } from './billing-details.ts';
import type { Receipt, ReceiptDraft } from './receipt.ts';
import type { Seller } from './seller.ts';
import { splitTotal, vatOf } from './vat-of.ts';

/** Who a document is made out to. */
export interface Buyer {
  userId: string | undefined;
  email: string;
  language: Language;
  billing: BillingDetails | undefined;
}

/**
 * A document for every payment and every refund of a subscription, the oldest first. Nothing is drafted
 * for a bill that cost nothing. Which of them exist already is for the store to say.
 */
export function draftReceipts(
  subscription: Pick<ProviderSubscription, 'id' | 'plan' | 'billingCycle' | 'payments'>,
  buyer: Buyer,
  seller: Seller,
): ReceiptDraft[] {
  const { userId, email, language, billing: customer } = buyer;
  const heading = { subscriptionId: subscription.id, userId, email, language, seller, customer };
  return subscription.payments
    .flatMap((payment) => {
      const lines = payment.lines.length > 0 ? payment.lines : [wholeLine(subscription, payment)];
      return [
        {
          ...heading,
          kind: 'payment' as const,
          ...{ paymentId: payment.id, issuedAt: payment.paidAt, lines },
          ...{ totalCents: payment.amountCents, vat: vatOf(payment.amountCents, customer) },
          refundOf: undefined,
        },
        ...refundsOf(payment, lines).map((refund) => ({
          ...heading,
          ...refund,
          vat: vatOf(refund.totalCents, customer),
        })),
      ];
    })
    .filter(({ totalCents }) => totalCents !== 0)
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
}

/**
 * A credit note takes customer, seller and VAT from its receipt. Net and VAT are the difference of what
 * was given back with and without it, so that all credit notes together add up to the receipt.
 */
export function mirrorReceipt(
  draft: ReceiptDraft,
  original: Pick<Receipt, 'seller' | 'customer' | 'language' | 'vat'>,
): ReceiptDraft {
  const before = draft.refundOf?.refundedBeforeCents ?? 0;
  const after = splitTotal(draft.totalCents - before, original.vat);
  const already = splitTotal(-before, original.vat);
  return {
    ...draft,
    ...{ seller: original.seller, customer: original.customer, language: original.language },
    vat: {
      ...after,
      netCents: after.netCents - already.netCents,
      vatCents: after.vatCents - already.vatCents,
    },
  };
}

function refundsOf(payment: Payment, lines: readonly PaymentLine[]) {
  const main = lines.reduce((most, line) => (line.amountCents > most.amountCents ? line : most));
  let refundedBeforeCents = 0;
  return [...payment.refunds]
    .sort((one, other) => one.refundedAt.getTime() - other.refundedAt.getTime())
    .map(({ id, refundedAt, amountCents }) => {
      const refundOf = { paymentId: payment.id, refundedBeforeCents };
      refundedBeforeCents += amountCents;
      return {
        kind: 'refund' as const,
        ...{ paymentId: id, issuedAt: refundedAt, refundOf, totalCents: -amountCents },
        lines: [{ ...main, amountCents: -amountCents }],
      };
    });
}

function wholeLine(
  { plan, billingCycle }: Pick<ProviderSubscription, 'plan' | 'billingCycle'>,
  payment: Payment,
): PaymentLine {
  return {
    ...{ plan, billingCycle, from: payment.paidAt, to: payment.paidAt },
    amountCents: payment.amountCents,
  };
}
