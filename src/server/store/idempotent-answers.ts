import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { IdempotentAnswers, RepeatableCall } from '../endpoints/answer-once.ts';
import type { Database } from './database.ts';
import { idempotentAnswers } from './schema.ts';

const minute = 60_000;
const keptFor = 24 * 60 * minute;
/** Longer than any call may take. */
const longestCall = 10 * minute;

interface SweptIdempotentAnswers extends IdempotentAnswers {
  /** Deletes what is older than a day. */
  sweep(now: Date): Promise<void>;
}

export function idempotentAnswerStore(db: Database): SweptIdempotentAnswers {
  const { keyId, idempotencyKey, answer, begunAt } = idempotentAnswers;
  const isOf = (call: RepeatableCall) => and(eq(keyId, call.keyId), eq(idempotencyKey, call.idempotencyKey));
  const isRun = (call: RepeatableCall, begun: Date) => and(isOf(call), eq(begunAt, begun), isNull(answer));
  const before = (now: Date, milliseconds: number) => lte(begunAt, new Date(now.getTime() - milliseconds));

  return {
    async begin(call, now) {
      // One statement: of parallel calls the second waits for the row and then finds it taken.
      const begun = await db
        .insert(idempotentAnswers)
        .values({ ...call, begunAt: now })
        .onConflictDoUpdate({
          target: [keyId, idempotencyKey],
          set: { fingerprint: call.fingerprint, answer: null, begunAt: now },
          setWhere: or(before(now, keptFor), and(isNull(answer), before(now, longestCall))),
        })
        .returning({ keyId });
      if (begun.length > 0) return 'begun';
      const [found] = await db.select().from(idempotentAnswers).where(isOf(call));
      if (found && found.fingerprint !== call.fingerprint) return 'of-another-payload';
      return found?.answer ? { text: found.answer } : 'running';
    },

    async finish(call, begun, text) {
      await db.update(idempotentAnswers).set({ answer: text }).where(isRun(call, begun));
    },

    async drop(call, begun) {
      await db.delete(idempotentAnswers).where(isRun(call, begun));
    },

    async sweep(now) {
      await db.delete(idempotentAnswers).where(before(now, keptFor));
    },
  };
}
