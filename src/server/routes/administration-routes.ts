import { mostUnnamedCustomers } from '#contract/administration.ts';
import type { AdminUser } from '#domain/administration/admin-user.ts';
import { changePlanByHand } from '#domain/administration/change-plan-by-hand.ts';
import { changeRole } from '#domain/administration/change-role.ts';
import { changeStatus } from '#domain/administration/change-status.ts';
import { type DeleteUserDeps, deleteUser } from '#domain/administration/delete-user.ts';
import { type ExportDocumentsDeps, exportDocuments } from '#domain/administration/export-documents.ts';
import { exportUsers } from '#domain/administration/export-users.ts';
import { findUsers } from '#domain/administration/find-users.ts';
import { markMessageRead } from '#domain/administration/mark-message-read.ts';
import {
  type RemindOfBillingDetailsDeps,
  remindOfBillingDetails,
} from '#domain/administration/remind-of-billing-details.ts';
import type { UnnamedCustomer } from '#domain/billing/reminders/unnamed-customer.ts';
import { type ContactMessage, isUrgent, priorityOf } from '#domain/contact/contact-message.ts';
import { encoded } from '../encoded.ts';
import type { Handlers } from './handler.ts';

type AdministrationRoutes = Pick<
  Handlers,
  | 'findAdminUsers'
  | 'exportAdminUsers'
  | 'changeUserRole'
  | 'changeUserStatus'
  | 'changeUserPlan'
  | 'deleteUser'
  | 'findContactMessages'
  | 'changeContactStatus'
  | 'countDocuments'
  | 'exportDocuments'
  | 'findUnnamedCustomers'
  | 'remindOfBillingDetails'
  | 'findAuditEntries'
>;

export function administrationRoutes(
  deps: DeleteUserDeps & ExportDocumentsDeps & RemindOfBillingDetailsDeps,
): AdministrationRoutes {
  const { administration, documents, unnamedCustomers } = deps;
  return {
    async findAdminUsers({ query }) {
      const { users, next, counts, revenue } = await findUsers(deps, query);
      const { totalUsers, adminUsers, byPlan, paid, givenByHand } = counts;
      return {
        users: users.map(presentUser),
        ...(next ? { next } : {}),
        summary: {
          ...{ totalUsers, adminUsers, givenByHand },
          activeSubscriptions: paid.reduce((sum, { monthly, annual }) => sum + monthly + annual, 0),
          monthlyRevenue: revenue.monthly,
          annualRevenue: revenue.annual,
        },
        planStats: byPlan,
        revenueStats: revenue.byPlan,
      };
    },

    async exportAdminUsers({ user, query, language }) {
      const pieces = await exportUsers(deps, user, query, language);
      return { bytes: encoded(pieces), type: 'text/csv; charset=utf-8', name: 'users.csv' };
    },

    async changeUserRole({ user, params, payload }) {
      await changeRole(deps, user, params.userId, payload.role);
      return {};
    },

    async changeUserStatus({ user, params, payload }) {
      await changeStatus(deps, user, params.userId, payload.status);
      return {};
    },

    async changeUserPlan({ user, params, payload }) {
      await changePlanByHand(deps, user, params.userId, payload.plan);
      return {};
    },

    async deleteUser({ user, params, payload }) {
      await deleteUser(deps, user, { userId: params.userId, email: payload.email });
      return {};
    },

    async findContactMessages({ query: { limit, afterUrgent, afterCreatedAt, afterId } }) {
      const place = placeOf(afterCreatedAt, afterId);
      const after = place && { ...place, isUrgent: afterUrgent };
      const found = await administration.findMessages({ limit, after });
      return found.map(presentMessage);
    },

    async changeContactStatus({ user, params }) {
      await markMessageRead(deps, user, params.contactId);
      return {};
    },

    async countDocuments({ query }) {
      const { firstMonth, ...counts } = await documents.countOf(query.month);
      return { ...counts, ...(firstMonth ? { firstMonth } : {}) };
    },

    async exportDocuments({ user, query, language }) {
      return { ...(await exportDocuments(deps, user, query.month, language)), type: 'application/zip' };
    },

    async findUnnamedCustomers() {
      return (await unnamedCustomers.find({ most: mostUnnamedCustomers })).map(presentUnnamed);
    },

    async remindOfBillingDetails({ user, params }) {
      await remindOfBillingDetails(deps, user, params.receiptId);
      return {};
    },

    async findAuditEntries({ query: { limit, afterAt, afterId } }) {
      const found = await administration.findAuditEntries({ limit, after: placeOf(afterAt, afterId) });
      return found.map(({ adminId: _, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
    },
  };
}

const placeOf = (at: string | undefined, id: string | undefined) =>
  at !== undefined && id !== undefined ? { at: new Date(at), id } : undefined;

const presentUser = ({ createdAt, paidPlan, ...user }: AdminUser) => ({
  ...user,
  createdAt: createdAt.toISOString(),
  ...(paidPlan ? { paidPlan } : {}),
});

function presentUnnamed(customer: UnnamedCustomer) {
  const { receiptId, email, since, documents, totalCents, reminders, remindedAt, canAnswer } = customer;
  return {
    ...{ receiptId, email, documents, totalCents, reminders, canAnswer },
    since: since.toISOString(),
    ...(remindedAt ? { remindedAt: remindedAt.toISOString() } : {}),
  };
}

function presentMessage({ createdAt, phone, plan, ...message }: ContactMessage) {
  const priority = priorityOf({ plan });
  return {
    ...message,
    createdAt: createdAt.toISOString(),
    isUrgent: isUrgent({ ...message, plan }),
    ...(phone ? { phone } : {}),
    ...(priority ? { priority } : {}),
  };
}
