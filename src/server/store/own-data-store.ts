import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { LongPart, OwnDataStore, OwnRow, ShortPart } from '#domain/accounts/own-data/own-data-store.ts';
import { maskEmail } from '#domain/administration/mask-email.ts';
import type { Description } from '#domain/descriptions/description.ts';
import type { Database } from './database.ts';
import { findDescriptions } from './find-descriptions.ts';
import {
  account,
  apiKeys,
  auditLog,
  billingDetails,
  carOutcomes,
  columnAnswers,
  consents,
  contactMessages,
  dailyFigures,
  descriptions,
  happenings,
  houseSentences,
  outbox,
  roiInputs,
  session,
  stockCars,
  stockFeeds,
  stockJobs,
  subscriptions,
  teamInvitations,
  teamMembers,
  textRatings,
  textVersions,
  usage,
  usageReservations,
  user,
  webhooks,
  wordings,
} from './schema.ts';

type Person = { id: string; email: string };

/** So many are read at once. */
const portion = 100;

export function ownDataStore(db: Database): OwnDataStore {
  return {
    findPart: (part, person) => shortParts[part](db, person),
    eachOf: (part, userId) => longParts[part](db, userId),
    eachDescription: (userId) => eachDescription(db, userId),
  };
}

/** Who he is to others, secrets and what is only searched by are left out everywhere. */
const shortParts: Record<ShortPart, (db: Database, person: Person) => Promise<OwnRow[]>> = {
  async profile(db, { id }) {
    const rows = await db.select().from(user).where(eq(user.id, id));
    return rows.map(({ searchText: _, image: __, ...row }) => row);
  },
  waysToSignIn: (db, { id }) =>
    db
      .select({
        ...{ provider: account.providerId, subject: account.accountId, since: account.createdAt },
        removedAt: account.removedAt,
      })
      .from(account)
      .where(eq(account.userId, id)),
  sessions(db, { id }) {
    const { createdAt: startedAt, updatedAt: lastUsedAt, expiresAt, ipAddress, userAgent } = session;
    return db
      .select({ startedAt, lastUsedAt, expiresAt, ipAddress, userAgent })
      .from(session)
      .where(eq(session.userId, id));
  },
  apiKeys(db, { id }) {
    const { name, scopes, lastFour: endsIn, createdAt, lastUsedAt } = apiKeys;
    return db
      .select({ name, scopes, endsIn, createdAt, lastUsedAt })
      .from(apiKeys)
      .where(eq(apiKeys.userId, id));
  },
  webhooks(db, { id }) {
    const { url, events, createdAt, failingSince, pausedAt } = webhooks;
    return db
      .select({ url, events, createdAt, failingSince, pausedAt })
      .from(webhooks)
      .where(eq(webhooks.userId, id));
  },
  consents: (db, { id }) => db.select().from(consents).where(eq(consents.userId, id)),
  billingDetails: (db, { id }) => db.select().from(billingDetails).where(eq(billingDetails.userId, id)),
  async subscriptions(db, { id }) {
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    return rows.map(({ version: _, readAt: __, ...row }) => row);
  },
  usage: (db, { id }) => db.select().from(usage).where(eq(usage.userId, id)).orderBy(asc(usage.month)),
  openGenerations: (db, { id }) =>
    db.select().from(usageReservations).where(eq(usageReservations.userId, id)),
  async team(db, { id }) {
    const { ownerId, memberId } = teamMembers;
    const rows = await db
      .select()
      .from(teamMembers)
      .where(or(eq(ownerId, id), eq(memberId, id)));
    // Who the others are is theirs to know.
    return rows.map((row) => ({
      ...{ joinedAt: row.joinedAt, youAre: row.ownerId === id ? 'owner' : 'member' },
    }));
  },
  async invitations(db, { id, email }) {
    const rows = await db
      .select()
      .from(teamInvitations)
      .where(or(eq(teamInvitations.ownerId, id), eq(teamInvitations.email, email)));
    return rows.map(({ ownerId, email: invited, createdAt, expiresAt }) => ({
      ...(ownerId === id ? { sentTo: maskEmail(invited) } : { receivedAt: invited }),
      ...{ createdAt, expiresAt },
    }));
  },
  async houseSentences(db, { id }) {
    const rows = await db.select().from(houseSentences).where(eq(houseSentences.userId, id));
    return rows.flatMap(({ sentences }) => sentences.map((sentence) => ({ ...sentence })));
  },
  columnAnswers(db, { id }) {
    const { header, meaning, answeredAt } = columnAnswers;
    return db.select({ header, meaning, answeredAt }).from(columnAnswers).where(eq(columnAnswers.userId, id));
  },
  wordings(db, { id }) {
    const { language, typed, sentence, usedAt } = wordings;
    return db.select({ language, typed, sentence, usedAt }).from(wordings).where(eq(wordings.userId, id));
  },
  async stockJobs(db, { id }) {
    const rows = await db.select().from(stockJobs).where(eq(stockJobs.userId, id));
    return rows.map(({ userId: _, ...row }) => row);
  },
  stockFeed(db, { id }) {
    const { lastFour: endsIn, createdAt, lastReadAt } = stockFeeds;
    return db.select({ endsIn, createdAt, lastReadAt }).from(stockFeeds).where(eq(stockFeeds.userId, id));
  },
  returnInputs: (db, { id }) => db.select().from(roiInputs).where(eq(roiInputs.ownerId, id)),
  contactMessages: (db, { email }) =>
    db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email))
      .orderBy(asc(contactMessages.createdAt)),
  mails: (db, { email }) =>
    db
      .select({ subject: outbox.subject, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(asc(outbox.createdAt)),
  async administration(db, { id }) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(or(eq(auditLog.subjectId, id), eq(auditLog.adminId, id)))
      .orderBy(asc(auditLog.at));
    return rows.map(({ at, action, before, after, subjectId }) => ({
      ...{ at, action, before, after, concernsYou: subjectId === id },
    }));
  },
};

const longParts: Record<LongPart, (db: Database, userId: string) => AsyncIterable<OwnRow[]>> = {
  async *descriptions(db, userId) {
    for await (const page of eachDescription(db, userId)) yield await withHistories(db, page);
  },

  async *stockCars(db, userId) {
    const jobs = await db.select({ id: stockJobs.id }).from(stockJobs).where(eq(stockJobs.userId, userId));
    for (const { id } of jobs) {
      const rows = await db
        .select()
        .from(stockCars)
        .where(eq(stockCars.jobId, id))
        .orderBy(asc(stockCars.position));
      yield rows.map(({ claimId: _, claimedAt: __, attempts: ___, ...row }) => row);
    }
  },

  async *ratingsInTeam(db, userId) {
    const { style, isGood, reason, ratedOn } = textRatings;
    yield await db
      .select({ style, isGood, reason, ratedOn })
      .from(textRatings)
      .innerJoin(descriptions, eq(descriptions.id, textRatings.descriptionId))
      .where(and(eq(textRatings.userId, userId), ne(descriptions.userId, userId)));
  },

  async *happenings(db, userId) {
    yield* eachHappening(db, eq(happenings.ownerId, userId), ({ userId: by, ownerId: _, ...row }) => ({
      ...{ ...row, by: by === userId ? 'you' : 'team' },
    }));
    const isElsewhere = and(eq(happenings.userId, userId), ne(happenings.userId, happenings.ownerId));
    // The stock is its owner's: what was done to it, not to which car.
    yield* eachHappening(db, isElsewhere, ({ at, kind, style, note }) => ({
      ...{ at, kind, style, note, by: 'you', in: 'team' },
    }));
  },

  async *figures(db, userId) {
    let after: string | undefined;
    for (;;) {
      // All of a day at once: days are few, and so is what is counted on one.
      const days = await db
        .selectDistinct({ day: dailyFigures.day })
        .from(dailyFigures)
        .where(and(eq(dailyFigures.ownerId, userId), after ? sql`${dailyFigures.day} > ${after}` : undefined))
        .orderBy(asc(dailyFigures.day))
        .limit(portion);
      const last = days.at(-1)?.day;
      if (!last) return;
      const isOfDays = inArray(
        dailyFigures.day,
        days.map(({ day }) => day),
      );
      const rows = await db
        .select()
        .from(dailyFigures)
        .where(and(eq(dailyFigures.ownerId, userId), isOfDays))
        .orderBy(asc(dailyFigures.day));
      yield rows.map(({ ownerId: _, ...row }) => row);
      after = last;
    }
  },
};

async function* eachDescription(db: Database, userId: string): AsyncIterable<Description[]> {
  let after: Description | undefined;
  do {
    const page = await findDescriptions(db, { userId, search: '', limit: portion, after });
    if (page.length > 0) yield page;
    after = page.length === portion ? page.at(-1) : undefined;
  } while (after);
}

/** With every text they had, how it went with the car, and how the owner found them. */
async function withHistories(db: Database, page: readonly Description[]): Promise<OwnRow[]> {
  const ids = page.map(({ id }) => id);
  const versions = await db
    .select()
    .from(textVersions)
    .where(inArray(textVersions.descriptionId, ids))
    .orderBy(asc(textVersions.version));
  const outcomes = await db.select().from(carOutcomes).where(inArray(carOutcomes.descriptionId, ids));
  const ratings = await db.select().from(textRatings).where(inArray(textRatings.descriptionId, ids));
  return page.map((description) => ({
    ...(({ searchText: _, userId: __, ...row }) => row)(description as Description & { searchText: string }),
    versions: versions
      .filter(({ descriptionId }) => descriptionId === description.id)
      .map(({ descriptionId: _, userId: __, digest: ___, ...version }) => version),
    outcome: outcomes
      .filter(({ descriptionId }) => descriptionId === description.id)
      .map(({ descriptionId: _, ownerId: __, version: ___, ...outcome }) => outcome)[0],
    ratings: ratings
      .filter((one) => one.descriptionId === description.id && one.userId === description.userId)
      .map(({ descriptionId: _, userId: __, ...rating }) => rating),
  }));
}

type HappeningRow = typeof happenings.$inferSelect;

async function* eachHappening(
  db: Database,
  which: SQL | undefined,
  present: (row: HappeningRow) => OwnRow,
): AsyncIterable<OwnRow[]> {
  const most = portion * 10;
  for (let after: HappeningRow | undefined; ; ) {
    const isEarlier =
      after &&
      sql`(${happenings.at}, ${happenings.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
    const rows: HappeningRow[] = await db
      .select()
      .from(happenings)
      .where(and(which, isEarlier))
      .orderBy(desc(happenings.at), desc(happenings.id))
      .limit(most);
    yield rows.map(present);
    after = rows.at(-1);
    if (!after || rows.length < most) return;
  }
}
