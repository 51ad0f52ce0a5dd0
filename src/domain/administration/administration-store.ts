import type { Language } from '#domain/shared/languages.ts';
import type { BillingCycle, Role, SubscriptionStatus } from '../accounts/user.ts';
import type { ContactMessage } from '../contact/contact-message.ts';
import type { PaidPlanId } from '../subscriptions/payments.ts';
import type { PlanId } from '../subscriptions/plans.ts';
import type { Subscription, SubscriptionMail } from '../subscriptions/subscription.ts';
import type { TeamPerson } from '../team/team.ts';
import type { AdminUser, UserSort } from './admin-user.ts';
import type { AuditEntry } from './audit-entry.ts';

export interface UserFilter {
  /** Part of e-mail or name, or the beginning of an id; empty finds all. */
  search: string;
  role?: Role | undefined;
  plan?: PlanId | undefined;
  status?: SubscriptionStatus | undefined;
}

export interface UserPage extends UserFilter {
  sort: UserSort;
  limit: number;
  /** Where the page before ended, as `next` said it. */
  after?: string | undefined;
}

/** Running, paid subscriptions of a plan, by cycle. */
export interface PaidCount {
  plan: PaidPlanId;
  monthly: number;
  annual: number;
}

export interface BusinessCounts {
  totalUsers: number;
  adminUsers: number;
  byPlan: Record<PlanId, number>;
  paid: PaidCount[];
  givenByHand: number;
}

/** A user as he stands while nobody else can change him. */
export interface LockedUser extends Omit<AdminUser, 'paidPlan'> {
  /** Administrators who can sign in, besides him. */
  otherAdmins: number;
  /** When he is to go because he asked for it. */
  deletionDueAt: Date | null;
  lastSeenAt: Date;
  /** Since when he knows that he goes unless he comes back. */
  absenceWarnedAt: Date | null;
  subscriptions: readonly Subscription[];
}

/** What becomes of a user, with what is written down of it. */
export interface UserChange {
  role?: Role;
  subscriptionPlan?: PlanId;
  subscriptionStatus?: SubscriptionStatus;
  billingCycle?: BillingCycle;
  planIsGiven?: boolean;
  /** He is out at once, everywhere. */
  endsSessions?: true;
  entry: AuditEntry;
}

/** Whom it is done to, and the administrator who does it; nobody where it is done by itself. */
export interface Doing {
  userId: string;
  adminId?: string | undefined;
}

/** Undefined where there is no such user; `isAdmin` says whether who does it still is one and not blocked. */
export type Decide<Change> = (found: {
  user: LockedUser | undefined;
  isAdmin: boolean;
}) => Change | undefined;

export interface UserDeletion {
  entry: AuditEntry;
  mails: readonly SubscriptionMail[];
}

type Page = { limit: number; after?: { at: Date; id: string } | undefined };

type MessagePage = { limit: number; after?: { isUrgent: boolean; at: Date; id: string } | undefined };

export interface AdministrationStore {
  /** Throws `invalid` for an `after` that is not of this list. */
  findUsers(page: UserPage): Promise<{ users: AdminUser[]; next: string | undefined }>;
  /** All users of a filter, newest first, in portions, so that none has to hold them all. */
  eachUser(filter: UserFilter): AsyncIterable<AdminUser[]>;
  countBusiness(): Promise<BusinessCounts>;
  /** In whose team he works. */
  findTeamOwner(memberId: string): Promise<{ email: string; language: Language } | undefined>;
  findMembers(ownerId: string): Promise<(TeamPerson & { language: Language })[]>;
  /**
   * Has `decide` say what becomes of a user while he and all administrators stand still, and writes it with
   * its entry, both or neither; what `decide` throws goes on to the caller.
   */
  changeUser(doing: Doing, decide: Decide<UserChange>): Promise<void>;
  /**
   * The same for his end, with everything of his own; documents of payments stay, without him. False where
   * `decide` gives none.
   */
  deleteUser(doing: Doing, decide: Decide<UserDeletion>): Promise<boolean>;
  /** Urgent ones first, then the newest. */
  findMessages(page: MessagePage): Promise<ContactMessage[]>;
  /** Writes the entry only if it was new until now; answers the message, undefined where there is none. */
  markMessageRead(
    id: string,
    entryOf: (message: ContactMessage) => AuditEntry,
  ): Promise<ContactMessage | undefined>;
  /** Newest first; the subject is the e-mail of a user who is still there. */
  findAuditEntries(page: Page): Promise<AuditEntry[]>;
  writeAuditEntry(entry: AuditEntry): Promise<void>;
}
