import { and, eq, lt, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { jobTurns as turns } from './schema.ts';

/** Whose turn a repeated job is: the same for all processes on one database. */
export interface JobTurns {
  /** True for the one who may begin now; then nobody may before `every` milliseconds have gone by. */
  take(job: string, every: number, now: Date): Promise<boolean>;
  /** Nobody begins before that instant, where that is later than it would have been. */
  postpone(job: string, until: Date): Promise<void>;
}

export function jobTurns(db: Database): JobTurns {
  return {
    async take(job, every, now) {
      const nextAt = new Date(now.getTime() + every);
      // One statement: of several processes the second waits for the row and then finds it moved on.
      const taken = await db
        .insert(turns)
        .values({ job, nextAt })
        .onConflictDoUpdate({ target: turns.job, set: { nextAt }, setWhere: lte(turns.nextAt, now) })
        .returning({ job: turns.job });
      return taken.length > 0;
    },

    async postpone(job, until) {
      await db
        .update(turns)
        .set({ nextAt: until })
        .where(and(eq(turns.job, job), lt(turns.nextAt, until)));
    },
  };
}
