import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type CountedJob,
  type ReviewedCar,
  type StockCar,
  type StockCarState,
  type StockCounts,
  type StockJob,
  type StockStore,
  stockCarStates,
} from '#domain/stock/stock-job.ts';
import { readStoredBrief } from '#domain/vehicles/read-stored-brief.ts';
import type { Database } from './database.ts';
import { descriptionStore } from './description-store.ts';
import { descriptions, stockCars, stockJobs, textVersions } from './schema.ts';
import { stockViews } from './stock-views.ts';
import { writeWebhookEvent } from './write-webhook-event.ts';

/** Cars of 2,000 in so many statements, as each has few thousand parameters at most. */
const carsPerInsert = 250;

export function stockStore(db: Database): StockStore {
  return {
    create: (job, cars, most) =>
      db.transaction(async (tx) => {
        await tx.delete(stockJobs).where(and(eq(stockJobs.userId, job.userId), eq(stockJobs.state, 'draft')));
        await tx.insert(stockJobs).values({ ...job, styles: [...job.styles] });
        for (let at = 0; at < cars.length; at += carsPerInsert) {
          const rows = cars.slice(at, at + carsPerInsert).map((car) => ({ ...car, jobId: job.id }));
          await tx.insert(stockCars).values(rows);
        }
        const newest = tx
          .select({ id: stockJobs.id })
          .from(stockJobs)
          .where(eq(stockJobs.userId, job.userId))
          .orderBy(desc(stockJobs.createdAt), desc(stockJobs.id))
          .limit(most);
        await tx
          .delete(stockJobs)
          .where(and(eq(stockJobs.userId, job.userId), notInArray(stockJobs.id, newest)));
      }),

    findJobs: (userId) => findJobs(db, eq(stockJobs.userId, userId)),

    async findJob(userId, id) {
      const [found] = await findJobs(db, and(eq(stockJobs.userId, userId), eq(stockJobs.id, id)));
      return found;
    },

    async move({ userId, id }, from, { styles, ...to }) {
      const moved = await db
        .update(stockJobs)
        .set({ ...to, ...(styles && { styles: [...styles] }) })
        .where(and(eq(stockJobs.userId, userId), eq(stockJobs.id, id), inArray(stockJobs.state, [...from])))
        .returning({ id: stockJobs.id });
      return moved.length > 0;
    },

    async moveCars(jobId, from, to) {
      await db
        .update(stockCars)
        .set({ state: to, attempts: 0 })
        .where(and(eq(stockCars.jobId, jobId), eq(stockCars.state, from)));
    },

    async delete(userId, id) {
      const deleted = await db
        .delete(stockJobs)
        .where(and(eq(stockJobs.userId, userId), eq(stockJobs.id, id)))
        .returning({ id: stockJobs.id });
      return deleted.length > 0;
    },

    async findCars({ jobId, view, after, limit }) {
      const rows = await db
        .select({ car: stockCars, description: descriptions, isEdited })
        .from(stockCars)
        .leftJoin(descriptions, eq(descriptions.id, stockCars.descriptionId))
        .where(
          and(
            eq(stockCars.jobId, jobId),
            view && stockViews[view],
            after === undefined ? undefined : gt(stockCars.position, after),
          ),
        )
        .orderBy(asc(stockCars.position))
        .limit(limit);
      return rows.map(({ car, description, isEdited }): ReviewedCar => {
        if (!description) return carOf(car);
        const { copy, language, brief, locked, scores } = description;
        const text = {
          description: { copy, language, brief: readStoredBrief(brief), locked },
          ...{ scores, isEdited },
        };
        return { ...carOf(car), text };
      });
    },

    async mendCar(jobId, carId, brief) {
      const mended = await db
        .update(stockCars)
        .set({ state: 'ready', entry: { ...brief }, unclear: {}, attempts: 0 })
        .where(and(eq(stockCars.jobId, jobId), eq(stockCars.id, carId), isNotBegun))
        .returning({ id: stockCars.id });
      return mended.length > 0;
    },

    async targetCar(jobId, carId, targeting) {
      const targeted = await db
        .update(stockCars)
        .set({ targeting })
        .where(and(eq(stockCars.jobId, jobId), eq(stockCars.id, carId), isNotBegun))
        .returning({ id: stockCars.id });
      return targeted.length > 0;
    },

    async approve(jobId, carIds, at) {
      const which = carIds ? inArray(stockCars.id, [...carIds]) : eq(stockCars.doubts, []);
      const changed = await db
        .update(stockCars)
        .set({ approvedAt: at })
        .where(
          and(
            ...[eq(stockCars.jobId, jobId), eq(stockCars.state, 'written'), which],
            at ? isNull(stockCars.approvedAt) : isNotNull(stockCars.approvedAt),
          ),
        )
        .returning({ id: stockCars.id });
      return changed.length;
    },

    async saveDoubts(jobId, carId, doubts) {
      await db
        .update(stockCars)
        .set({ doubts: [...doubts] })
        .where(and(eq(stockCars.jobId, jobId), eq(stockCars.id, carId)));
    },

    async claim(claimId, at, silentSince) {
      // Several processes skip each other's rows. The lowest position of all jobs first: short jobs wait for no long one.
      const next = db
        .select({ id: stockCars.id })
        .from(stockCars)
        .innerJoin(stockJobs, eq(stockJobs.id, stockCars.jobId))
        .where(
          and(
            eq(stockJobs.state, 'running'),
            inArray(stockCars.state, ['ready', 'writing']),
            or(eq(stockCars.state, 'ready'), lt(stockCars.claimedAt, silentSince)),
          ),
        )
        .orderBy(asc(stockCars.position))
        .limit(1)
        .for('update', { of: stockCars, skipLocked: true });
      const [row] = await db
        .update(stockCars)
        .set({ state: 'writing', claimId, claimedAt: at, attempts: sql`${stockCars.attempts} + 1` })
        .where(eq(stockCars.id, next))
        .returning();
      if (!row) return undefined;
      const [job] = await db.select().from(stockJobs).where(eq(stockJobs.id, row.jobId));
      return job && { id: claimId, job, car: carOf(row), attempts: row.attempts };
    },

    async renew(claimIds, at) {
      const renewed = await db
        .update(stockCars)
        .set({ claimedAt: at })
        .where(inArray(stockCars.claimId, [...claimIds]))
        .returning({ claimId: stockCars.claimId });
      return renewed.flatMap(({ claimId }) => claimId ?? []);
    },

    settle: (claimId, { description, reservationId, happening, doubts }) =>
      db.transaction(async (tx) => {
        const job = await lockJobOf(tx, claimId);
        await descriptionStore(tx).create(description, reservationId, happening, job?.id);
        const settled = await tx
          .update(stockCars)
          .set({
            ...{ state: 'written', descriptionId: description.id, doubts: [...doubts] },
            ...{ claimId: null, claimedAt: null },
          })
          .where(eq(stockCars.claimId, claimId))
          .returning({ id: stockCars.id });
        if (!job || settled.length === 0) throw new Error('A car was taken over while it was written');
        await tellIfFinished(tx, job, happening.at);
      }),

    async claimLink(claimId, at, silentSince) {
      const next = db
        .select({ id: stockCars.id })
        .from(stockCars)
        .innerJoin(stockJobs, eq(stockJobs.id, stockCars.jobId))
        .where(
          and(
            eq(stockCars.state, 'unread'),
            ne(stockJobs.state, 'cancelled'),
            or(isNull(stockCars.claimedAt), lt(stockCars.claimedAt, silentSince)),
          ),
        )
        .orderBy(asc(stockCars.position))
        .limit(1)
        .for('update', { of: stockCars, skipLocked: true });
      const [row] = await db
        .update(stockCars)
        .set({ claimId, claimedAt: at, attempts: sql`${stockCars.attempts} + 1` })
        .where(eq(stockCars.id, next))
        .returning();
      if (!row?.link) return undefined;
      const [job] = await db
        .select({ userId: stockJobs.userId })
        .from(stockJobs)
        .where(eq(stockJobs.id, row.jobId));
      return job && { ...job, id: claimId, url: row.link.url, attempts: row.attempts };
    },

    settleLink: (claimId, car, at) =>
      db.transaction(async (tx) => {
        const job = await lockJobOf(tx, claimId);
        const settled = await tx
          .update(stockCars)
          .set({ ...car, attempts: 0, claimId: null, claimedAt: null })
          .where(and(eq(stockCars.claimId, claimId), eq(stockCars.state, 'unread')))
          .returning({ id: stockCars.id });
        if (job && job.state !== 'draft' && settled.length > 0) await tellIfFinished(tx, job, at);
      }),

    async postponeLink(claimId) {
      await db.update(stockCars).set({ claimId: null, attempts: 0 }).where(eq(stockCars.claimId, claimId));
    },

    giveUp: (claimId, state, at) =>
      db.transaction(async (tx) => {
        const job = await lockJobOf(tx, claimId);
        await tx
          .update(stockCars)
          .set({ state, claimId: null, claimedAt: null })
          .where(eq(stockCars.claimId, claimId));
        if (job && state === 'failed') await tellIfFinished(tx, job, at);
      }),
  };
}

/** A car whose data can still be changed here. */
const isNotBegun = inArray(stockCars.state, ['faulty', 'ready', 'failed']);
type LockedJob = Pick<StockJob, 'id' | 'userId' | 'state'>;

/**
 * The job of a claimed car, locked until the transaction ends: of two cars settled at once the second sees the first.
 * Locked before its car, as who deletes a job does, so that neither waits for the other.
 */
async function lockJobOf(tx: Database, claimId: string): Promise<LockedJob | undefined> {
  const ofClaim = tx.select({ id: stockCars.jobId }).from(stockCars).where(eq(stockCars.claimId, claimId));
  const [job] = await tx
    .select({ id: stockJobs.id, userId: stockJobs.userId, state: stockJobs.state })
    .from(stockJobs)
    .where(inArray(stockJobs.id, ofClaim))
    .for('no key update');
  return job;
}

/** Puts the webhook event on its way when nothing is left to write in a job that nobody cancelled. */
async function tellIfFinished(tx: Database, job: LockedJob, at: Date): Promise<void> {
  if (job.state === 'cancelled') return;
  const ofJob = eq(stockCars.jobId, job.id);
  const isOpen = and(ofJob, inArray(stockCars.state, ['unread', 'ready', 'writing']));
  const open = await tx.select({ id: stockCars.id }).from(stockCars).where(isOpen).limit(1);
  if (open.length > 0) return;
  const rows = await tx
    .select({ state: stockCars.state, n: count() })
    .from(stockCars)
    .where(ofJob)
    .groupBy(stockCars.state);
  const ofState = (sought: StockCarState) => rows.find(({ state }) => state === sought)?.n ?? 0;
  await writeWebhookEvent(tx, job.userId, {
    ...{ id: randomUUID(), at, type: 'stock_job.finished' },
    data: { id: job.id, written: ofState('written'), failed: ofState('failed') },
  });
}

/** A text that the seller worded. */
const isEdited = sql<boolean>`exists (
  select 1 from ${textVersions}
  where ${textVersions.descriptionId} = ${stockCars.descriptionId} and ${textVersions.origin} = 'edited')`;

async function findJobs(db: Database, which: SQL | undefined): Promise<CountedJob[]> {
  const jobs: StockJob[] = await db
    .select()
    .from(stockJobs)
    .where(which)
    .orderBy(desc(stockJobs.createdAt), desc(stockJobs.id));
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ id }) => id);
  const { jobId, state, approvedAt } = stockCars;
  const rows = await db
    .select({ jobId, state, n: count(), approved: count(approvedAt) })
    .from(stockCars)
    .where(inArray(jobId, ids))
    .groupBy(jobId, state);
  return jobs.map((job) => {
    const own = rows.filter((row) => row.jobId === job.id);
    const ofState = (sought: StockCarState) => own.find((row) => row.state === sought)?.n ?? 0;
    const counts = Object.fromEntries(stockCarStates.map((one) => [one, ofState(one)]));
    const approved = own.reduce((sum, row) => sum + row.approved, 0);
    return { ...job, counts: { ...counts, approved } as StockCounts };
  });
}

const carOf = ({
  claimId: _,
  claimedAt: __,
  attempts: ___,
  ...car
}: typeof stockCars.$inferSelect): StockCar => car;
