import { z } from 'zod';
import { roles, subscriptionStatuses } from '#domain/accounts/user.ts';
import { userSorts } from '#domain/administration/admin-user.ts';
import { auditActions } from '#domain/administration/audit-entry.ts';
import { cleanLine } from '#domain/shared/clean-text.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { instantSchema } from './instant.ts';
import { monthSchema } from './month.ts';
import { opaqueIdSchema } from './opaque-id.ts';

const ofUser = z.object({ userId: opaqueIdSchema });
/** A month in Italy. */
const ofMonth = z.object({ month: monthSchema });

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  subscriptionPlan: z.enum(planIds),
  subscriptionStatus: z.enum(subscriptionStatuses),
  /** Of a running, paid subscription; a plan without one was given by hand. */
  paidPlan: z.enum(planIds).optional(),
  createdAt: z.iso.datetime(),
});
export type AdminUserItem = z.output<typeof adminUserSchema>;

/** Whom a list shows. */
const userFilterShape = {
  /** Part of the e-mail or the name, or the beginning of an id. */
  search: z.string().max(100).transform(cleanLine).default(''),
  role: z.enum(roles).optional(),
  plan: z.enum(planIds).optional(),
  status: z.enum(subscriptionStatuses).optional(),
};

/** Most users a page of the list carries. */
export const adminPageSize = 50;

/** Euro cents of a month. */
const cents = z.int();

export const adminUsersSchema = z.object({
  users: z.array(adminUserSchema),
  /** Goes into `after` for the next page; absent on the last. */
  next: z.string().optional(),
  summary: z.object({
    totalUsers: z.int(),
    adminUsers: z.int(),
    /** Running and paid. */
    activeSubscriptions: z.int(),
    /** Euro cents, of running and paid subscriptions, annual ones by the month. */
    monthlyRevenue: cents,
    annualRevenue: cents,
    /** Users with a paid plan that an administrator gave them; in no revenue. */
    givenByHand: z.int(),
  }),
  planStats: z.record(z.enum(planIds), z.int()),
  /** Euro cents a month. */
  revenueStats: z.object({ STARTER: cents, PRO: cents, ELITE: cents }),
});

export const adminContactSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(['new', 'read']),
  createdAt: z.iso.datetime(),
  /** The plan of a customer whose messages are answered first. */
  priority: z.enum(planIds).optional(),
  /** New, and to be answered before others. */
  isUrgent: z.boolean(),
});
export type AdminContactItem = z.output<typeof adminContactSchema>;

export const auditEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  adminEmail: z.string(),
  action: z.enum(auditActions),
  /** Id of the user or message; empty for a file. */
  subjectId: z.string(),
  /** Whom or what it was done to, in words that stay when it is gone. */
  subject: z.string(),
  before: z.string(),
  after: z.string(),
});
export type AuditItem = z.output<typeof auditEntrySchema>;

const documentCountsSchema = z.object({
  /** Receipts and credit notes dated in the month. */
  documents: z.int(),
  /** Those with an electronic invoice. */
  electronicInvoices: z.int(),
  /** Those whose customer has not said who he is. */
  withoutCustomer: z.int(),
  /** The month of the first document there is, `2026-11`. */
  firstMonth: z.string().optional(),
});

export const unnamedCustomerSchema = z.object({
  /** Their oldest document that names nobody. */
  receiptId: z.uuid(),
  email: z.string(),
  /** When that was paid. */
  since: z.iso.datetime(),
  documents: z.int(),
  /** Euro cents. */
  totalCents: z.int(),
  reminders: z.int(),
  remindedAt: z.iso.datetime().optional(),
  /** False once the account is gone: nobody can fill the details in any more. */
  canAnswer: z.boolean(),
});
export type UnnamedCustomerItem = z.output<typeof unnamedCustomerSchema>;

/** Most customers the list of those without billing details carries. */
export const mostUnnamedCustomers = 100;

export const administrationEndpoints = {
  findAdminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Users a page at a time, with what the whole business comes to',
    query: z.object({
      ...userFilterShape,
      sort: z.enum(userSorts).default('newest'),
      limit: z.coerce.number().int().min(1).max(adminPageSize).default(adminPageSize),
      after: z.string().max(400).optional(),
    }),
    answer: adminUsersSchema,
  },
  exportAdminUsers: {
    method: 'GET',
    path: '/api/admin/users.csv',
    access: 'admin',
    summary: 'The same users, all of them, as CSV',
    query: z.object(userFilterShape),
    answer: 'file',
  },
  changeUserRole: {
    method: 'PUT',
    path: '/api/admin/users/{userId}/role',
    access: 'admin',
    summary: 'Makes somebody an administrator or a user; the last administrator stays one',
    params: ofUser,
    payload: z.object({ role: z.enum(roles) }),
    answer: nothing,
  },
  changeUserStatus: {
    method: 'PUT',
    path: '/api/admin/users/{userId}/subscription-status',
    access: 'admin',
    summary: 'Blocks somebody, who is out at once everywhere, or lets him in again',
    params: ofUser,
    payload: z.object({ status: z.enum(['active', 'blocked']) }),
    answer: nothing,
  },
  changeUserPlan: {
    method: 'PUT',
    path: '/api/admin/users/{userId}/upgrade',
    access: 'admin',
    summary: 'Gives somebody a plan by hand',
    params: ofUser,
    payload: z.object({ plan: z.enum(planIds) }),
    answer: nothing,
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/{userId}',
    access: 'admin',
    summary: 'Erases an account and all of its own; documents of payments stay as the law asks',
    params: ofUser,
    payload: z.object({
      /** Typed once more, so that nobody is erased by a slip. */
      email: z.string().max(254),
    }),
    answer: nothing,
  },
  findContactMessages: {
    method: 'GET',
    path: '/api/admin/contacts',
    access: 'admin',
    summary: 'Messages of the contact form: new ones of PRO and ELITE first, then the newest',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(adminPageSize).default(adminPageSize),
      afterUrgent: z.stringbool().default(false),
      afterCreatedAt: instantSchema.optional(),
      afterId: z.uuid().optional(),
    }),
    answer: z.array(adminContactSchema),
  },
  changeContactStatus: {
    method: 'PATCH',
    path: '/api/admin/contacts/{contactId}/status',
    access: 'admin',
    summary: 'Marks a message as read; there is no way back',
    params: z.object({ contactId: z.uuid() }),
    payload: z.object({ status: z.literal('read') }),
    answer: nothing,
  },
  countDocuments: {
    method: 'GET',
    path: '/api/admin/documents',
    access: 'admin',
    summary: 'How many receipts and credit notes a month has',
    query: ofMonth,
    answer: documentCountsSchema,
  },
  exportDocuments: {
    method: 'GET',
    path: '/api/admin/documents.zip',
    access: 'admin',
    summary:
      "A month's electronic invoices and the register of all its documents, for whoever sends and books them",
    query: ofMonth,
    answer: 'file',
  },
  findUnnamedCustomers: {
    method: 'GET',
    path: '/api/admin/documents/unnamed',
    access: 'admin',
    summary: 'Customers whose documents wait for billing details, the longest first',
    answer: z.array(unnamedCustomerSchema).max(mostUnnamedCustomers),
  },
  remindOfBillingDetails: {
    method: 'POST',
    path: '/api/admin/documents/unnamed/{receiptId}/reminder',
    access: 'admin',
    summary: 'Mails such a customer that the details are wanted, at most once a day',
    params: z.object({ receiptId: z.uuid() }),
    answer: nothing,
  },
  findAuditEntries: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'Who changed what, newest first; nobody can change this',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(adminPageSize).default(adminPageSize),
      afterAt: instantSchema.optional(),
      afterId: z.uuid().optional(),
    }),
    answer: z.array(auditEntrySchema),
  },
} as const satisfies Record<string, Endpoint>;
