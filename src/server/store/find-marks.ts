import { sql } from 'drizzle-orm';
import type { Marks } from '#domain/analytics/analytics-store.ts';
import type { TextRating } from '#domain/analytics/text-rating.ts';
import { type OutcomeRow, outcomeOfRow } from './car-outcome-row.ts';
import type { Database } from './database.ts';
import { carOutcomes, textRatings } from './schema.ts';

/** Outcomes and the reader's ratings of a page of descriptions, by one query that looks at two indexes only. */
export async function findMarks(
  db: Database,
  reader: { id: string; ownerId: string },
  descriptionIds: readonly string[],
): Promise<Map<string, Marks>> {
  const found = new Map<string, Marks>();
  if (descriptionIds.length === 0) return found;
  const ids = sql`${`{${descriptionIds.join(',')}}`}::uuid[]`;
  const rows = await db
    .select({
      outcome: sql<OutcomeRow | null>`outcome`,
      rating: sql<Omit<TextRating, 'ratedOn'> | null>`rating`,
    })
    .from(
      sql`(
        SELECT ${outcomeAsJson} AS outcome, NULL::jsonb AS rating
        FROM ${carOutcomes}
        WHERE ${carOutcomes.descriptionId} = ANY(${ids}) AND ${carOutcomes.ownerId} = ${reader.ownerId}
        UNION ALL
        SELECT NULL, ${ratingAsJson}
        FROM ${textRatings}
        WHERE ${textRatings.descriptionId} = ANY(${ids}) AND ${textRatings.userId} = ${reader.id}
      ) AS marks`,
    );
  for (const { outcome, rating } of rows) {
    const id = outcome?.descriptionId ?? rating?.descriptionId ?? '';
    const marks = found.get(id) ?? { ratings: {} };
    if (outcome) marks.outcome = outcomeOfRow(outcome);
    if (rating) marks.ratings[rating.style] = { isGood: rating.isGood, reason: rating.reason };
    found.set(id, marks);
  }
  return found;
}

const outcomeAsJson = sql`jsonb_build_object(
  'descriptionId', ${carOutcomes.descriptionId}, 'ownerId', ${carOutcomes.ownerId},
  'publishedOn', ${carOutcomes.publishedOn}, 'publishedStyle', ${carOutcomes.publishedStyle},
  'leadOn', ${carOutcomes.leadOn}, 'soldOn', ${carOutcomes.soldOn}, 'soldPrice', ${carOutcomes.soldPrice},
  'withdrawnOn', ${carOutcomes.withdrawnOn}, 'version', ${carOutcomes.version})`;

const ratingAsJson = sql`jsonb_build_object(
  'descriptionId', ${textRatings.descriptionId}, 'style', ${textRatings.style},
  'isGood', ${textRatings.isGood}, 'reason', ${textRatings.reason})`;
