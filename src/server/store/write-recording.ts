import { sql } from 'drizzle-orm';
import type { FigureChange } from '#domain/analytics/figure.ts';
import type { Recording } from '#domain/analytics/recording.ts';
import type { Database } from './database.ts';
import { dailyFigures, happenings } from './schema.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Keeps what happened and counts it, within the transaction of the thing itself and as its last step: all
 * rows of figures are locked by one statement, in the order of their keys, so that no two wait for each other.
 */
export async function writeRecording(tx: Transaction, recording: Recording): Promise<void> {
  const { ownerId } = recording;
  if (recording.happenings.length > 0) await tx.insert(happenings).values([...recording.happenings]);
  const changes = added(recording.changes).map((change) => ({ ownerId, ...change }));
  if (changes.length === 0) return;
  await tx
    .insert(dailyFigures)
    .values(changes)
    .onConflictDoUpdate({
      target: [
        dailyFigures.ownerId,
        dailyFigures.day,
        dailyFigures.figure,
        dailyFigures.style,
        dailyFigures.place,
      ],
      set: {
        n: sql`${dailyFigures.n} + excluded.n`,
        total: sql`${dailyFigures.total} + excluded.total`,
      },
    });
}

/** One change for each key, without those that cancel out, in the order of the keys. */
function added(changes: readonly FigureChange[]): FigureChange[] {
  const sums = new Map<string, FigureChange>();
  for (const change of changes) {
    const key = JSON.stringify([change.day, change.figure, change.style, change.place]);
    const sum = sums.get(key) ?? { ...change, n: 0, total: 0 };
    sums.set(key, { ...sum, n: sum.n + change.n, total: sum.total + change.total });
  }
  return [...sums]
    .filter(([, { n, total }]) => n !== 0 || total !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, change]) => change);
}
