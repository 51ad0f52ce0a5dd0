import type { BillingCycle } from '../accounts/user.ts';
import type { PlanId } from './plans.ts';

export type PaidPlanId = Exclude<PlanId, 'FREE'>;

/** What somebody pays for. */
export interface Order {
  plan: PaidPlanId;
  billingCycle: BillingCycle;
}

/** Waiting for its first payment; paid; a renewal failed; over. */
export type PaymentState = 'incomplete' | 'active' | 'past-due' | 'ended';

/** One subscription as the payment provider tells it at this moment: the only truth about money. */
export interface ProviderSubscription extends Order {
  /** The provider's id. */
  id: string;
  customerId: string;
  email: string;
  state: PaymentState;
  /** End of what is paid; undefined before the first payment. */
  currentPeriodEnd: Date | undefined;
  endsAtPeriodEnd: boolean;
  /**
   * When its end was asked for, by its user or on the provider's own pages. Undefined while it renews, and where
   * only the deletion of an account or a bill never paid ends it.
   */
  cancelledAt: Date | undefined;
  /** The order it renews as when what is paid ends; undefined while it renews as it is, or not at all. */
  nextOrder: Order | undefined;
  /** Euro cents to be taken off the next bills, VAT included; 0 when there are none. */
  creditCents: number;
  /** Every payment that went through, the oldest first. */
  payments: readonly Payment[];
}

export interface Payment {
  /** The provider's id. */
  id: string;
  paidAt: Date;
  /** Euro cents, VAT included. */
  amountCents: number;
  lines: readonly PaymentLine[];
  refunds: readonly { id: string; refundedAt: Date; amountCents: number }[];
  /** The cardholder's bank has taken the money back, or is about to; not once we have won. */
  isDisputed: boolean;
}

/** What was paid for from one day to another; negative where an unused rest is given back. */
export interface PaymentLine extends Order {
  from: Date;
  to: Date;
  /** Euro cents, VAT included. */
  amountCents: number;
}

/** What a change of plan costs now; the rest of what was paid is taken into account. */
export interface ChangePreview {
  /** Euro cents to pay at once, VAT included; 0 when nothing is due. */
  dueCents: number;
  /** Euro cents left over for the next bills. */
  creditCents: number;
  /** When the changed subscription is paid for again, and how much, in euro cents. */
  nextPaymentAt: Date;
  nextPaymentCents: number;
}

/** A bill that waits for its payment. */
export interface OpenBill {
  /** What the browser pays it with. */
  clientSecret: string;
  /** Euro cents still to be paid, VAT included and the credit taken off. */
  amountCents: number;
}

/** A cancelled plan stays cancelled, whatever becomes of the deletion of its owner's account. */
export type StopReason = 'cancellation' | 'account-deletion';

/** A payment provider, or what simulates one. Any fault of it is a `ProductError` of kind `unavailable`. */
export interface PaymentGateway {
  readonly kind: 'stripe' | 'simulation';
  /** What the provider's own form in the browser needs. */
  readonly publishableKey: string | undefined;
  /**
   * Creates customer and subscription, unpaid; the same key gives the same subscription, never a second.
   * What the customer had left over is taken off its bill; without a client secret it has paid all of it.
   */
  start(
    order: Order & { email: string; customerId: string | undefined },
    idempotencyKey: string,
  ): Promise<{
    subscriptionId: string;
    customerId: string;
    clientSecret: string | undefined;
    /** Euro cents still to be paid. */
    amountCents: number;
  }>;
  /** The truth now; undefined when the provider knows no such subscription. */
  find(subscriptionId: string): Promise<ProviderSubscription | undefined>;
  /** The open bill; undefined when none is. */
  findOpenBill(subscriptionId: string): Promise<OpenBill | undefined>;
  previewChange(subscriptionId: string, order: Order, now: Date): Promise<ChangePreview>;
  /**
   * Changes at once, with proration, and renews again what was cancelled; a client secret comes back when the
   * buyer has to confirm a payment first, and until then the plan stays. A change planned before is dropped.
   */
  change(
    subscriptionId: string,
    order: Order,
    idempotencyKey: string,
  ): Promise<{ clientSecret: string | undefined }>;
  /**
   * Has a paid one renew as another order when what is paid ends, without proration; until then nothing changes. It
   * takes the place of a change planned before, of one the bank is still asked about, and of a cancellation.
   */
  changeAtPeriodEnd(subscriptionId: string, order: Order, idempotencyKey: string): Promise<void>;
  /** Lets it renew as it is; no-op where no change is planned. */
  dropPlannedChange(subscriptionId: string): Promise<void>;
  /** Ends one that waits for its first payment, so that nobody can pay it any more; any other stays as it is. */
  drop(subscriptionId: string): Promise<void>;
  /** Ends it at once; a subscription that is over already stays over. */
  end(subscriptionId: string): Promise<void>;
  /**
   * Has nothing charged any more: a paid one ends with what is paid for, one whose renewal failed ends at once, and
   * their open bills can no longer be paid. One that waits for its first payment, or is over, stays as it is.
   */
  stopRenewal(subscriptionId: string, reason: StopReason): Promise<void>;
  /**
   * Lets a paid one renew again: after a cancellation whatever had stopped it, after an account's deletion only if
   * nothing else had. False where nothing was resumed.
   */
  resumeRenewal(subscriptionId: string, reason: StopReason): Promise<boolean>;
  /** Forgets who he is, with his card; his payments stay in the provider's books. Nothing happens twice. */
  forgetCustomer(customerId: string): Promise<void>;
}
