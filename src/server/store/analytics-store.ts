import { and, between, desc, eq, ne, or } from 'drizzle-orm';
import type { AnalyticsStore } from '#domain/analytics/analytics-store.ts';
import type { CarOutcome } from '#domain/analytics/car-outcome.ts';
import { type OutcomeRow, outcomeOfRow } from './car-outcome-row.ts';
import type { Database } from './database.ts';
import { findMarks } from './find-marks.ts';
import { carOutcomes, dailyFigures, descriptions, happenings, roiInputs, textRatings } from './schema.ts';
import { writeRecording } from './write-recording.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export function analyticsStore(db: Database): AnalyticsStore {
  return {
    record: (recording) => db.transaction((tx) => writeRecording(tx, recording)),

    async findOutcome(ownerId, descriptionId) {
      const [row] = await db
        .select()
        .from(carOutcomes)
        .where(and(eq(carOutcomes.descriptionId, descriptionId), eq(carOutcomes.ownerId, ownerId)));
      return row && outcomeOfRow(row);
    },

    findMarks: (reader, descriptionIds) => findMarks(db, reader, descriptionIds),

    saveOutcome: (outcome, recording) =>
      db.transaction(async (tx) => {
        const { descriptionId, ownerId } = outcome;
        if (!(await holdDescription(tx, ownerId, descriptionId))) return false;
        if (!(await writeOutcome(tx, outcome))) return false;
        await writeRecording(tx, recording);
        return true;
      }),

    saveRating: ({ ownerId, ...key }, decide) =>
      db.transaction(async (tx) => {
        // Whoever rates the same description waits here, so the rating read below is still the last one.
        if (!(await holdDescription(tx, ownerId, key.descriptionId, 'update'))) return false;
        const isSame = and(
          eq(textRatings.descriptionId, key.descriptionId),
          eq(textRatings.userId, key.userId),
          eq(textRatings.style, key.style),
        );
        const [before] = await tx.select().from(textRatings).where(isSame);
        const decided = decide(before);
        if (!decided) return true;
        const { rating, recording } = decided;
        await tx
          .insert(textRatings)
          .values(rating)
          .onConflictDoUpdate({
            target: [textRatings.descriptionId, textRatings.userId, textRatings.style],
            set: { isGood: rating.isGood, reason: rating.reason, ratedOn: rating.ratedOn },
          });
        await writeRecording(tx, recording);
        return true;
      }),

    findFigures: (ownerId, from, to) =>
      db
        .select({
          day: dailyFigures.day,
          figure: dailyFigures.figure,
          style: dailyFigures.style,
          place: dailyFigures.place,
          n: dailyFigures.n,
          total: dailyFigures.total,
        })
        .from(dailyFigures)
        .where(
          and(
            eq(dailyFigures.ownerId, ownerId),
            between(dailyFigures.day, from, to),
            // What was taken back leaves a row of zeros.
            or(ne(dailyFigures.n, 0), ne(dailyFigures.total, 0)),
          ),
        ),

    async findLastHappening(ownerId) {
      const [newest] = await db
        .select({ at: happenings.at })
        .from(happenings)
        .where(eq(happenings.ownerId, ownerId))
        .orderBy(desc(happenings.at))
        .limit(1);
      return newest?.at;
    },

    async findRoiInputs(ownerId) {
      const [found] = await db.select().from(roiInputs).where(eq(roiInputs.ownerId, ownerId));
      if (!found) return undefined;
      const { ownerId: _, ...inputs } = found;
      return inputs;
    },

    async saveRoiInputs(ownerId, inputs) {
      await db
        .insert(roiInputs)
        .values({ ownerId, ...inputs })
        .onConflictDoUpdate({ target: roiInputs.ownerId, set: inputs });
    },
  };
}

/** Keeps the description from being deleted until the transaction ends; false where the owner has none such. */
async function holdDescription(
  tx: Transaction,
  ownerId: string,
  id: string,
  strength: 'key share' | 'update' = 'key share',
): Promise<boolean> {
  const held = await tx
    .select({ id: descriptions.id })
    .from(descriptions)
    .where(and(eq(descriptions.id, id), eq(descriptions.userId, ownerId)))
    .for(strength);
  return held.length > 0;
}

/** False when the row is no longer the one before this version. */
async function writeOutcome(tx: Transaction, outcome: CarOutcome): Promise<boolean> {
  const row = toRow(outcome);
  if (outcome.version === 1) {
    const created = await tx.insert(carOutcomes).values(row).onConflictDoNothing().returning();
    return created.length > 0;
  }
  const isBefore = eq(carOutcomes.version, outcome.version - 1);
  const written = await tx
    .update(carOutcomes)
    .set(row)
    .where(and(eq(carOutcomes.descriptionId, outcome.descriptionId), isBefore))
    .returning();
  return written.length > 0;
}

const toRow = (outcome: CarOutcome): OutcomeRow => ({
  descriptionId: outcome.descriptionId,
  ownerId: outcome.ownerId,
  publishedOn: outcome.publishedOn ?? null,
  publishedStyle: outcome.publishedStyle ?? null,
  leadOn: outcome.leadOn ?? null,
  soldOn: outcome.soldOn ?? null,
  soldPrice: outcome.soldPrice ?? null,
  withdrawnOn: outcome.withdrawnOn ?? null,
  version: outcome.version,
});
