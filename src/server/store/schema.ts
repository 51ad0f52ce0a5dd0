import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingCycle, Role, SubscriptionStatus } from '#domain/accounts/user.ts';
import type { Copy, CopyStyle } from '#domain/copywriting/copy.ts';
import type { Description } from '#domain/descriptions/description.ts';
import type { HouseSentence } from '#domain/descriptions/house-sentence.ts';
import type { TextVersion } from '#domain/descriptions/text-version.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import type { Brief } from '#domain/vehicles/brief.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

// user, session, account, verification and rateLimit are read and written by Better Auth under these names.
export const user = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  role: text('role').$type<Role>().notNull().default('user'),
  subscriptionPlan: text('subscription_plan').$type<PlanId>().notNull().default('FREE'),
  subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('active'),
  billingCycle: text('billing_cycle').$type<BillingCycle>().notNull().default('monthly'),
});

export const session = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const account = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownerId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verification = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const rateLimit = pgTable('rate_limits', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

export const descriptions = pgTable(
  'descriptions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
    brief: jsonb('brief').$type<Brief>().notNull(),
    copy: jsonb('copy').$type<Copy>().notNull(),
    language: text('language').$type<Language>().notNull(),
    seed: integer('seed').notNull(),
    making: jsonb('making').$type<Description['making']>().notNull().default({}),
    translations: jsonb('translations').$type<Description['translations']>().notNull().default({}),
    locked: jsonb('locked').$type<Description['locked']>().notNull().default([]),
    /** Make, model and year in small letters: what the history is searched by. */
    searchText: text('search_text').notNull(),
  },
  (table) => [index('descriptions_of_user').on(table.userId, table.createdAt.desc(), table.id.desc())],
);

/** Every text a description has had, the newest few of each language and style. */
export const textVersions = pgTable(
  'text_versions',
  {
    descriptionId: uuid('description_id')
      .notNull()
      .references(() => descriptions.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    language: text('language').$type<Language>().notNull(),
    style: text('style').$type<CopyStyle>().notNull(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    /** SHA-256 of the text: how a text that comes back is known again. */
    digest: text('digest').notNull(),
    origin: text('origin').$type<TextVersion['origin']>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.descriptionId, table.language, table.style, table.version] }),
    index('text_versions_digest').on(table.userId, table.digest),
  ],
);

/** The sentences a dealer wants word for word in his texts. */
export const houseSentences = pgTable('house_sentences', {
  userId: ownerId().primaryKey(),
  sentences: jsonb('sentences').$type<HouseSentence[]>().notNull(),
});

export const usage = pgTable(
  'usage',
  {
    userId: ownerId(),
    month: text('month').notNull(),
    used: integer('used').notNull(),
    modelSentences: integer('model_sentences').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    check('usage_used', sql`${table.used} >= 0`),
  ],
);

export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    month: text('month').notNull(),
    reservedAt: instant('reserved_at').notNull(),
  },
  (table) => [index('usage_reservations_age').on(table.reservedAt)],
);
