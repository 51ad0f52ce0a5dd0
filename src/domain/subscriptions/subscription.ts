import type { Language } from '#domain/shared/languages.ts';
import type { ReceiptDraft } from '../billing/receipt.ts';
import type { Order, PaymentState } from './payments.ts';

/** A paid subscription as we last read it from the provider. */
export interface Subscription extends Order {
  /** The provider's id. */
  id: string;
  customerId: string;
  /** Undefined while somebody who paid first has not signed in yet. */
  userId: string | undefined;
  /** In small letters. */
  email: string;
  language: Language;
  state: PaymentState;
  /** Its last payment was given back or is disputed: no rights, whatever the state. */
  isRevoked: boolean;
  currentPeriodEnd: Date | undefined;
  endsAtPeriodEnd: boolean;
  cancellationRequestedAt: Date | undefined;
  createdAt: Date;
  /** Grows with each write: who read an older one writes nothing. */
  version: number;
}

export interface SubscriptionStore {
  /** Keeps a new one; one that is there already stays as it is. */
  create(subscription: Subscription): Promise<void>;
  findById(id: string): Promise<Subscription | undefined>;
  /** The newest first. */
  findOfUser(userId: string): Promise<Subscription[]>;
  /** Those an e-mail paid for before anybody signed in with it. */
  findUnclaimed(email: string): Promise<Subscription[]>;
  /** Not over, and not read from the provider since `instant`. */
  findUnread(instant: Date): Promise<Subscription[]>;
  /**
   * Writes what was read, what the user has by it, and the documents, all or nothing. False, and nothing
   * written, when the subscription was written since `subscription.version` was read. A document whose
   * payment has one already is left out. Answers the documents that are new.
   */
  save(
    subscription: Subscription,
    written: { documents: readonly ReceiptDraft[]; rights: SubscriptionRights | undefined; now: Date },
  ): Promise<false | { newDocuments: number }>;
}

/** What a subscription makes of its user's plan. */
export type SubscriptionRights = {
  subscriptionPlan: Order['plan'] | 'FREE';
  subscriptionStatus: 'active' | 'inactive';
  billingCycle: Order['billingCycle'];
};
