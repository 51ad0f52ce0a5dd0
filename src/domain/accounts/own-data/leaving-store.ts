import type { LockedUser } from '../../administration/administration-store.ts';
import type { SubscriptionMail } from '../../subscriptions/subscription.ts';

/** Somebody by his id, for lists that are gone through one by one. */
export interface Leaver {
  id: string;
}

/** Those after this id, at most so many. */
export interface Portion {
  after: string;
  most: number;
}

/** Nobody came since the first; and nothing of his is paid for longer than until then. */
export interface Absence {
  seenBefore: Date;
}

/** Who is to go: because he wants to, or because he is not seen any more. */
export interface LeavingStore {
  /**
   * Notes when he is to go, with the mail that tells him, both or neither; answers when. Who has asked before
   * goes when it was said then, and no mail is written. `decide` sees him as nobody else can change him.
   */
  planDeletion(
    userId: string,
    dueAt: Date,
    decide: (user: LockedUser) => SubscriptionMail,
  ): Promise<Date | undefined>;
  /** Takes it back. */
  keep(userId: string): Promise<void>;
  /** Everybody who asked to go. */
  findLeaving(portion: Portion): Promise<Leaver[]>;
  /** Of those the ones whose day has come. */
  findDue(now: Date, portion: Portion): Promise<Leaver[]>;
  /** Notes of some of the absent that they were warned, with the mails that do so; answers of how many. */
  warnAbsent(
    absence: Absence,
    now: Date,
    mailTo: (person: { email: string; firstName: string }) => SubscriptionMail['message'],
  ): Promise<number>;
  /** The absent who were warned before that. */
  findAbsent(absence: Absence & { warnedBefore: Date }, portion: Portion): Promise<Leaver[]>;
}

/** What is kept by time alone. */
export interface OldDataStore {
  /** Deletes the documents of years before this one. */
  deleteDocuments(firstKeptYear: number): Promise<void>;
  deleteContactMessages(before: Date): Promise<void>;
  /** Orders that nobody has paid or claimed. */
  deleteUnpaidOrders(before: Date): Promise<void>;
  deleteAuditEntries(before: Date): Promise<void>;
}
