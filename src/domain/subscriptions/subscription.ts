import type { Language } from '#domain/shared/languages.ts';
import type { Buyer } from '../billing/draft-receipts.ts';
import type { ReceiptDraft } from '../billing/receipt.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import type { Order, PaymentState } from './payments.ts';
import type { PlanId } from './plans.ts';
import type { SubscriptionRights } from './rights-among.ts';

/** A paid subscription as we last read it from the provider. */
export interface Subscription extends Order {
  /** The provider's id. */
  id: string;
  customerId: string;
  /** Undefined while somebody who paid first has not signed in yet. */
  userId: string | undefined;
  /** In small letters. */
  email: string;
  /** What tells the browser that ordered without an account, as a digest; undefined for all others. */
  attemptDigest: string | undefined;
  language: Language;
  state: PaymentState;
  /** Its last payment was given back or is disputed: no rights, whatever the state. */
  isRevoked: boolean;
  currentPeriodEnd: Date | undefined;
  endsAtPeriodEnd: boolean;
  /** The order it renews as when what is paid ends; undefined while it renews as it is, or not at all. */
  nextOrder: Order | undefined;
  /** Euro cents to be taken off the next bills, VAT included. */
  creditCents: number;
  /** When its end was asked for, here or at the provider; undefined while it renews. */
  cancellationRequestedAt: Date | undefined;
  createdAt: Date;
  /** Grows with each write: who read an older one writes nothing. */
  version: number;
}

/** A mail that is put into the outbox together with what it tells of, or not at all. */
export interface SubscriptionMail {
  to: string;
  language: Language;
  message: MailMessage;
}

export interface SubscriptionStore {
  /** Keeps a new one; one that is there already stays as it is. */
  create(subscription: Subscription): Promise<void>;
  findById(id: string): Promise<Subscription | undefined>;
  /** The newest first. */
  findOfUser(userId: string): Promise<Subscription[]>;
  /** Those begun with an e-mail that belong to nobody yet, also those that are over; the newest first. */
  findUnclaimed(email: string): Promise<Subscription[]>;
  /** Those a browser began without an account, the newest first. */
  findOfAttempt(attemptDigest: string): Promise<Subscription[]>;
  /** Gives one that belongs to nobody yet, and its documents, another e-mail; false when another account has it. */
  moveUnclaimed(id: string, email: string): Promise<boolean>;
  /**
   * Those the provider should be asked about: not over, and not read since `readBefore`, or their period
   * has ended, or their first payment is awaited. The longest unread first, at most `most`.
   */
  findDue(when: { now: Date; readBefore: Date; most: number }): Promise<Subscription[]>;
  /**
   * The account it belongs to, or whose verified e-mail it was begun with, and what is known for its
   * documents.
   */
  findBuyer(subscription: Pick<Subscription, 'userId' | 'email'>): Promise<Buyer | undefined>;
  /** Notes that it was read, so that who read an older one writes nothing; answers it as it stands. */
  markRead(id: string, now: Date): Promise<Subscription | undefined>;
  /** The payments and refunds that have a document. */
  findDocumented(id: string): Promise<string[]>;
  /**
   * Writes what was read, what the user has by it, documents and mails, all or nothing. False, and nothing
   * written, when the subscription was written since `subscription.version` was read. A document whose
   * payment has one already is left out. `decideRights` sees all subscriptions of the user before and
   * after, no other write of his between, and the plan he holds; undefined leaves it as it is.
   */
  save(
    subscription: Subscription,
    written: {
      documents: readonly ReceiptDraft[];
      mails: readonly SubscriptionMail[];
      decideRights(
        before: readonly Subscription[],
        after: readonly Subscription[],
        held: PlanId,
      ): SubscriptionRights | undefined;
      now: Date;
    },
  ): Promise<boolean>;
}
