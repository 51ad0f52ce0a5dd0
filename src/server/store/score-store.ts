import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ScoreStore } from '#domain/analytics/analytics-store.ts';
import { stateDetails } from '#domain/vehicles/details/state-details.ts';
import { readStoredBrief } from '#domain/vehicles/read-stored-brief.ts';
import type { Database } from './database.ts';
import { descriptions, textVersions } from './schema.ts';
import { writeRecording } from './write-recording.ts';

/** Several processes choose among as many, so that they seldom work on the same. */
const chosenFrom = 20;

export function scoreStore(db: Database): ScoreStore {
  return {
    async findUnscored() {
      const waiting = db
        .select({ id: descriptions.id })
        .from(descriptions)
        .where(isNull(descriptions.scores))
        .orderBy(asc(descriptions.createdAt))
        .limit(chosenFrom)
        .as('waiting');
      const [found] = await db
        .select()
        .from(descriptions)
        .where(
          eq(descriptions.id, db.select({ id: waiting.id }).from(waiting).orderBy(sql`random()`).limit(1)),
        );
      if (!found) return undefined;
      const { id, userId, language, createdAt } = found;
      const brief = stateDetails(readStoredBrief(found.brief));
      const first = await db
        .select({ style: textVersions.style, text: textVersions.text })
        .from(textVersions)
        .where(
          and(
            eq(textVersions.descriptionId, id),
            eq(textVersions.language, language),
            eq(textVersions.version, 1),
          ),
        );
      const texts = Object.fromEntries(first.map(({ style, text }) => [style, text]));
      return { descriptionId: id, ownerId: userId, brief, language, texts, createdAt };
    },

    saveScores: (descriptionId, scores, recording) =>
      db.transaction(async (tx) => {
        // Whoever comes second finds the scores there, and counts nothing.
        const saved = await tx
          .update(descriptions)
          .set({ scores })
          .where(and(eq(descriptions.id, descriptionId), isNull(descriptions.scores)))
          .returning({ id: descriptions.id });
        if (saved.length === 0) return false;
        await writeRecording(tx, recording);
        return true;
      }),
  };
}
