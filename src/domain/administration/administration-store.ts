import type { Role, SubscriptionStatus } from '../accounts/user.ts';
import type { ContactMessage } from '../contact/contact-message.ts';
import type { PaidPlanId } from '../subscriptions/payments.ts';
import type { PlanId } from '../subscriptions/plans.ts';
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

/** Each change is written with its audit entry, both or neither. */
export interface AdministrationStore {
  findUsers(page: UserPage): Promise<{ users: AdminUser[]; next: string | undefined }>;
  /** All users of a filter, in portions, so that none has to hold them all. */
  eachUser(filter: UserFilter): AsyncIterable<AdminUser[]>;
  countBusiness(): Promise<BusinessCounts>;
  findUser(id: string): Promise<AdminUser | undefined>;
  /** False where it would leave no administrator who can sign in. */
  changeRole(id: string, role: Role, entry: AuditEntry): Promise<boolean>;
  /** False as above; blocking ends all his sessions. */
  changeStatus(id: string, status: SubscriptionStatus, entry: AuditEntry): Promise<boolean>;
  changePlan(id: string, plan: PlanId, entry: AuditEntry): Promise<void>;
  /** Everything of his own; false as above. */
  deleteUser(id: string, entry: AuditEntry): Promise<boolean>;
  findMessages(page: {
    limit: number;
    after?: { at: Date; id: string } | undefined;
  }): Promise<ContactMessage[]>;
  /** False where there is no such message, or it has been read before. */
  markMessageRead(id: string, entry: AuditEntry): Promise<boolean>;
  findAuditEntries(page: {
    limit: number;
    after?: { at: Date; id: string } | undefined;
  }): Promise<AuditEntry[]>;
  writeAuditEntry(entry: AuditEntry): Promise<void>;
}
