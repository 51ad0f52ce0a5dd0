import { and, eq, gt } from 'drizzle-orm';
import type { Happening } from '#domain/analytics/happening.ts';
import { dayOf } from '#domain/shared/days.ts';
import type { Database } from './database.ts';
import { happenings } from './schema.ts';

/** No day is longer, not even the one on which summer time ends. */
const longestDay = 25 * 60 * 60 * 1000;

/**
 * Those of several happenings to one description that have not been recorded on their day yet. Right only
 * while the description's row is locked, so that nobody else records the same.
 */
export async function withoutRepeated(
  tx: Pick<Database, 'select'>,
  news: readonly Happening[],
): Promise<Happening[]> {
  const [first] = news;
  if (!first?.descriptionId) return [...news];
  const recorded = await tx
    .select({
      kind: happenings.kind,
      style: happenings.style,
      place: happenings.place,
      at: happenings.at,
    })
    .from(happenings)
    .where(
      and(
        eq(happenings.ownerId, first.ownerId),
        gt(happenings.at, new Date(first.at.getTime() - longestDay)),
        eq(happenings.descriptionId, first.descriptionId),
      ),
    );
  const known = new Set(recorded.map(keyOf));
  return news.filter((happening) => !known.has(keyOf(happening)));
}

type Recorded = Pick<typeof happenings.$inferSelect, 'kind' | 'at'> & {
  style?: string | null | undefined;
  place?: string | null | undefined;
};

const keyOf = ({ kind, style, place, at }: Recorded) => [kind, style ?? '', place ?? '', dayOf(at)].join('|');
