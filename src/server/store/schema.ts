import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConsentDocument } from '#domain/accounts/consent.ts';
import type { TicketKind } from '#domain/accounts/tickets.ts';
import type { BillingCycle, Role, SubscriptionStatus } from '#domain/accounts/user.ts';
import type { AuditAction } from '#domain/administration/audit-entry.ts';
import type { FigureName } from '#domain/analytics/figure.ts';
import type { HappeningKind } from '#domain/analytics/happening.ts';
import type { MarketTrends } from '#domain/analytics/market-trends.ts';
import type { AnalyticsPeriod } from '#domain/analytics/period.ts';
import type { ApiScope } from '#domain/api-keys/api-key.ts';
import type { BillingCountry, BillingDetails } from '#domain/billing/billing-details.ts';
import type { ReceiptKind, Vat } from '#domain/billing/receipt.ts';
import type { Seller } from '#domain/billing/seller.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Copy, CopyStyle } from '#domain/copywriting/copy.ts';
import type { Description } from '#domain/descriptions/description.ts';
import type { HouseSentence } from '#domain/descriptions/house-sentence.ts';
import type { TextVersion } from '#domain/descriptions/text-version.ts';
import type { ColumnMeaning } from '#domain/listings/stock-list/column-meaning.ts';
import type { Language } from '#domain/shared/languages.ts';
import type {
  CarEntry,
  StockCarState,
  StockChoices,
  StockJobState,
  StockLink,
  StockStop,
  Unclear,
} from '#domain/stock/stock-job.ts';
import type { Order, PaidPlanId, PaymentLine, PaymentState } from '#domain/subscriptions/payments.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import type { SimulatedSubscription } from '#domain/subscriptions/simulated-subscription.ts';
import type { Advertised } from '#domain/vehicles/advertised.ts';
import type { CarBrief } from '#domain/vehicles/brief.ts';
import type { Targeting } from '#domain/vehicles/targeting.ts';
import type { DeliveryFault } from '#domain/webhooks/webhook.ts';
import type { WebhookEvent, WebhookEventType } from '#domain/webhooks/webhook-event.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

// Better Auth reads and writes user, session, account and verification under these names.
export const user = pgTable(
  'users',
  {
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
    language: text('language').$type<Language>().notNull().default('it'),
    /** A paid plan that an administrator gave: no subscription stands behind it. */
    planIsGiven: boolean('plan_is_given').notNull().default(false),
    /** E-mail and name in small letters: what administrators search by. */
    searchText: text('search_text').notNull().default(''),
    /** When he was last there, to the day: what is not used for long is deleted. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** He asked for his account to be deleted, which happens then unless he changes his mind. */
    deletionDueAt: instant('deletion_due_at'),
    /** He was told that his account will be deleted unless he comes back. */
    absenceWarnedAt: instant('absence_warned_at'),
    /** Whether the report of each month comes by mail. */
    reportsByMail: boolean('reports_by_mail').notNull().default(true),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_plan').on(table.subscriptionPlan, table.createdAt, table.id),
    index('users_admins').on(table.createdAt, table.id).where(sql`${table.role} = 'admin'`),
    index('users_not_active')
      .on(table.subscriptionStatus, table.createdAt, table.id)
      .where(sql`${table.subscriptionStatus} <> 'active'`),
    index('users_deletion_due').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    index('users_last_seen').on(table.lastSeenAt),
    // The function is made by the migration: every one, two and three letters in a row.
    index('users_search').using('gin', sql`account_grams(${table.id}, ${table.searchText})`),
  ],
);

/**
 * How many users and paid subscriptions there are, so that nobody has to count them: triggers add a row for
 * each change, which waits for nobody, and the rows of a name add up to its number.
 */
export const tallies = pgTable('tallies', {
  /** `users PRO`, `admins`, `given`, `paid PRO monthly`. */
  name: text('name').notNull(),
  n: integer('n').notNull(),
});

/** Which legal text somebody agreed to, in which language he read it, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: ownerId(),
    document: text('document').$type<ConsentDocument>().notNull(),
    version: text('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** Whose turn it is to do what repeats: of any number of processes one does it each time. */
export const jobTurns = pgTable('job_turns', {
  job: text('job').primaryKey(),
  /** Nobody begins before. */
  nextAt: instant('next_at').notNull(),
});

/** What invoices need to know of a customer. */
export const billingDetails = pgTable('billing_details', {
  userId: ownerId().primaryKey(),
  companyName: text('company_name').notNull(),
  vatNumber: text('vat_number').notNull(),
  fiscalCode: text('fiscal_code').notNull(),
  sdiCode: text('sdi_code').notNull(),
  billingPec: text('pec').notNull(),
  billingAddress: text('address').notNull(),
  billingCity: text('city').notNull(),
  billingProvince: text('province').notNull(),
  billingPostalCode: text('postal_code').notNull(),
  billingCountry: text('country').$type<BillingCountry>().notNull(),
  billingPhone: text('phone').notNull(),
});

/** Who works in whose team; nobody is in two. */
export const teamMembers = pgTable(
  'team_members',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [index('team_members_of_owner').on(table.ownerId)],
);

export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('team_invitations_once').on(table.ownerId, table.email)],
);

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
    /** Since when the user lets this provider's person in no more; kept, so that the e-mail does not link it anew. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    // One person per subject of a provider.
    unique('accounts_once').on(table.providerId, table.accountId),
  ],
);

/** Keys by which programs work as their user: the digest of each, never the key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<ApiScope[]>().notNull(),
    digest: text('digest').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_keys_of_user').on(table.userId)],
);

/** Answers that a program may ask for again within a day; null while the call is running. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: text('answer'),
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
    index('idempotent_answers_age').on(table.begunAt),
  ],
);

/** Addresses of programs that are told of events, each with a turn, as one delivery at a time goes to each. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEventType[]>().notNull(),
    /** Encrypted: it signs, so it must be read again. */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    failingSince: instant('failing_since'),
    pausedAt: instant('paused_at'),
    /** Nothing is sent before: it rests, or a process is at it. */
    nextTurnAt: instant('next_turn_at').notNull(),
  },
  (table) => [index('webhooks_of_user').on(table.userId), index('webhooks_turn').on(table.nextTurnAt)],
);

/** Events on their way to addresses and, for a while, those that are there. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<WebhookEvent['type']>().notNull(),
    /** As it is signed and sent. */
    payload: text('payload').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null once it has arrived or was given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    triedAt: instant('tried_at'),
    code: integer('code'),
    fault: text('fault').$type<DeliveryFault>(),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.eventId] }),
    index('webhook_deliveries_newest').on(table.webhookId, table.createdAt.desc().nullsFirst()),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
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

/** Secrets good once: the digest of each, and what it stands for. */
export const tickets = pgTable(
  'tickets',
  {
    digest: text('digest').primaryKey(),
    kind: text('kind').$type<TicketKind>().notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('tickets_age').on(table.expiresAt)],
);

/** Mails on their way and, for a while, those that went. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    replyTo: text('reply_to'),
    /** Where one click ends mails of its kind. */
    stopLink: text('stop_link'),
    createdAt: instant('created_at').notNull(),
    /** Null once it went, or once it was given up. */
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_waiting').on(table.nextTryAt),
    index('outbox_newest').on(table.createdAt.desc().nullsFirst()),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status').$type<ContactMessage['status']>().notNull(),
    createdAt: instant('created_at').notNull(),
    plan: text('plan').$type<PlanId>(),
  },
  (table) => [index('contact_messages_newest').on(table.createdAt, table.id)],
);

/** Paid subscriptions as they were last read from the payment provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    attemptDigest: text('attempt_digest'),
    language: text('language').$type<Language>().notNull(),
    plan: text('plan').$type<PaidPlanId>().notNull(),
    billingCycle: text('billing_cycle').$type<BillingCycle>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    isRevoked: boolean('is_revoked').notNull(),
    currentPeriodEnd: instant('current_period_end'),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull(),
    nextOrder: jsonb('next_order').$type<Order>(),
    creditCents: integer('credit_cents').notNull().default(0),
    cancellationRequestedAt: instant('cancellation_requested_at'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('subscriptions_of_user').on(table.userId),
    index('subscriptions_of_email').on(table.email),
    index('subscriptions_of_attempt').on(table.attemptDigest),
    index('subscriptions_read').on(table.readAt),
  ],
);

/** Receipts and credit notes: kept ten years, whatever happens to the account. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<ReceiptKind>().notNull(),
    paymentId: text('payment_id').notNull().unique(),
    subscriptionId: text('subscription_id').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    customer: jsonb('customer').$type<BillingDetails>(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    totalCents: integer('total_cents').notNull(),
    vat: jsonb('vat').$type<Vat>().notNull(),
    refersTo: text('refers_to'),
    reminders: integer('reminders').notNull().default(0),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('receipts_of_user').on(table.userId, table.issuedAt.desc().nullsFirst()),
    index('receipts_of_subscription').on(table.subscriptionId),
    index('receipts_issued').on(table.issuedAt),
    index('receipts_without_customer').on(table.issuedAt).where(sql`${table.customer} is null`),
  ],
);

/** A payment line as JSON keeps it: days as text. */
export type StoredLine = Omit<PaymentLine, 'from' | 'to'> & { from: string; to: string };

/** The last number given to a document of a year; taken in the transaction that writes the document. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** What the payment simulator of demo mode remembers. */
export const simulatedSubscriptions = pgTable('simulated_subscriptions', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  state: jsonb('state').$type<SimulatedSubscription>().notNull(),
  version: integer('version').notNull(),
});

export const descriptions = pgTable(
  'descriptions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
    brief: jsonb('brief').$type<CarBrief>().notNull(),
    copy: jsonb('copy').$type<Copy>().notNull(),
    language: text('language').$type<Language>().notNull(),
    seed: integer('seed').notNull(),
    making: jsonb('making').$type<Description['making']>().notNull().default({}),
    translations: jsonb('translations').$type<Description['translations']>().notNull().default({}),
    locked: jsonb('locked').$type<Description['locked']>().notNull().default([]),
    /** What of the car was changed since it was described, the newest first. */
    changes: jsonb('changes').$type<Description['changes']>().notNull().default([]),
    /** How the car was last advertised; null where no text was taken away since this is kept. */
    advertised: jsonb('advertised').$type<Advertised>(),
    /** Of each style's first text, 0 to 100; null until the job has come by. */
    scores: jsonb('scores').$type<Partial<Record<CopyStyle, number>>>(),
    /** What the history is searched by, see `searchTextOf`. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('descriptions_of_user').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('descriptions_unscored').on(table.createdAt).where(sql`${table.scores} is null`),
  ],
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

/** What a seller said of columns of stock files, by their headers as `columnKey` spells them. */
export const columnAnswers = pgTable(
  'column_answers',
  {
    userId: ownerId(),
    header: text('header').notNull(),
    meaning: text('meaning').$type<ColumnMeaning>().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.header] })],
);

/** How a seller says words of their notes, by these words as `wordingKey` spells them. */
export const wordings = pgTable(
  'wordings',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    language: text('language').$type<Language>().notNull(),
    key: text('key').notNull(),
    typed: text('typed').notNull(),
    sentence: text('sentence').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [unique('wordings_of_user').on(table.userId, table.language, table.key)],
);

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

/** The cars of a stock file that are described together; deleted with its cars, never with their descriptions. */
export const stockJobs = pgTable(
  'stock_jobs',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    state: text('state').$type<StockJobState>().notNull(),
    /** What of the plan made it pause by itself. */
    stop: text('stop').$type<StockStop>(),
    styles: jsonb('styles').$type<CopyStyle[]>().notNull(),
    language: text('language').$type<Language>().notNull(),
    targeting: jsonb('targeting').$type<StockChoices['targeting']>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stock_jobs_of_user').on(table.userId, table.createdAt)],
);

/** A car of such a job, and the queue of those that wait to be written. */
export const stockCars = pgTable(
  'stock_cars',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => stockJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    state: text('state').$type<StockCarState>().notNull(),
    entry: jsonb('entry').$type<CarEntry>().notNull(),
    unclear: jsonb('unclear').$type<Unclear>().notNull(),
    line: text('line'),
    /** The ad it is read from, and why that gave no car. */
    link: jsonb('link').$type<StockLink>(),
    /** Whom its texts are for, where the seller chose it for this car alone. */
    targeting: jsonb('targeting').$type<Targeting>(),
    /** Who writes it now; null while nobody does. */
    claimId: uuid('claim_id'),
    /** When its process last said that it is at work on it. */
    claimedAt: instant('claimed_at'),
    attempts: integer('attempts').notNull().default(0),
    descriptionId: uuid('description_id').references(() => descriptions.id, { onDelete: 'cascade' }),
    doubts: jsonb('doubts').$type<string[]>().notNull().default([]),
    approvedAt: instant('approved_at'),
  },
  (table) => [
    unique('stock_cars_position').on(table.jobId, table.position),
    index('stock_cars_waiting').on(table.position).where(sql`${table.state} in ('ready', 'writing')`),
    index('stock_cars_unread').on(table.position).where(sql`${table.state} = 'unread'`),
    index('stock_cars_claim').on(table.claimId).where(sql`${table.claimId} is not null`),
    index('stock_cars_description').on(table.descriptionId),
  ],
);

/** The private address at which a dealer's approved cars are read, by the digest of its secret; one for each dealer. */
export const stockFeeds = pgTable('stock_feeds', {
  userId: ownerId().primaryKey(),
  digest: text('digest').notNull().unique(),
  lastFour: text('last_four').notNull(),
  createdAt: instant('created_at').notNull(),
  lastReadAt: instant('last_read_at'),
});

/** What happened to cars and texts; rows are added and never changed. */
export const happenings = pgTable(
  'happenings',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<HappeningKind>().notNull(),
    descriptionId: uuid('description_id'),
    style: text('style').$type<CopyStyle>(),
    place: text('place'),
    value: integer('value'),
    note: text('note'),
  },
  (table) => [
    index('happenings_of_owner').on(table.ownerId, table.at.desc().nullsFirst()),
    // What somebody did in the stock of his team.
    index('happenings_of_member').on(table.userId, table.at).where(sql`${table.userId} <> ${table.ownerId}`),
  ],
);

/** What is counted of them, for each owner and day. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').$type<FigureName>().notNull(),
    style: text('style').$type<CopyStyle | ''>().notNull(),
    place: text('place').notNull(),
    n: integer('n').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.figure, table.style, table.place] })],
);

/** How it went with the car of a description. */
export const carOutcomes = pgTable(
  'car_outcomes',
  {
    descriptionId: uuid('description_id')
      .primaryKey()
      .references(() => descriptions.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    publishedOn: date('published_on', { mode: 'string' }),
    publishedStyle: text('published_style').$type<CopyStyle>(),
    leadOn: date('lead_on', { mode: 'string' }),
    soldOn: date('sold_on', { mode: 'string' }),
    soldPrice: integer('sold_price'),
    withdrawnOn: date('withdrawn_on', { mode: 'string' }),
    version: integer('version').notNull(),
  },
  (table) => [index('car_outcomes_of_owner').on(table.ownerId, table.publishedOn)],
);

/** One rating of each text by each of its readers. */
export const textRatings = pgTable(
  'text_ratings',
  {
    descriptionId: uuid('description_id')
      .notNull()
      .references(() => descriptions.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    style: text('style').$type<CopyStyle>().notNull(),
    isGood: boolean('is_good').notNull(),
    reason: text('reason').notNull(),
    /** The day it counts on. */
    ratedOn: date('rated_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.descriptionId, table.userId, table.style] })],
);

/** What a dealer works his return out with. */
export const roiInputs = pgTable('roi_inputs', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  minutesPerText: integer('minutes_per_text').notNull(),
  hourCost: integer('hour_cost').notNull(),
  dayCost: integer('day_cost').notNull(),
  usualDays: integer('usual_days'),
});

/** Supply and demand across all dealers, worked out by a job. */
export const marketSnapshots = pgTable('market_snapshots', {
  period: text('period').$type<AnalyticsPeriod>().primaryKey(),
  computedAt: instant('computed_at').notNull(),
  trends: jsonb('trends').$type<MarketTrends>().notNull(),
});

/** Who changed what; the database itself refuses to change a row, and to delete one within ten years. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    adminId: text('admin_id').notNull(),
    adminEmail: text('admin_email').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subjectId: text('subject_id').notNull(),
    subject: text('subject').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
  },
  (table) => [index('audit_log_newest').on(table.at, table.id)],
);
