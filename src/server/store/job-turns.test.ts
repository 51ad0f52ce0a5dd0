import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RepeatedJob, repeatJob } from '#server/jobs/repeat-job.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { jobTurns } from './job-turns.ts';
import { jobTurns as table } from './schema.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeEach(async () => {
  await db.delete(table);
});

const minute = 60_000;
const noon = new Date('2026-11-22T12:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

describe('a turn', () => {
  test('belongs to one of many who want it at once', async () => {
    const turns = jobTurns(db);
    for (const now of [noon, after(minute), after(2 * minute)]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => turns.take('sweep', minute, now)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
  });

  test.each([
    [minute - 1, false],
    [minute, true],
    [10 * minute, true],
  ])('comes again %d ms after it was taken for a minute: %s', async (later, isTurn) => {
    const turns = jobTurns(db);
    await turns.take('sweep', minute, noon);
    expect(await turns.take('sweep', minute, after(later))).toBe(isTurn);
  });

  test('of one job is not that of another', async () => {
    const turns = jobTurns(db);
    await turns.take('sweep', minute, noon);
    expect(await turns.take('reconcile', minute, noon)).toBe(true);
  });

  test('that is postponed does not come before', async () => {
    const turns = jobTurns(db);
    await turns.take('mail', minute, noon);
    await turns.postpone('mail', after(5 * minute));
    expect(await turns.take('mail', minute, after(5 * minute - 1))).toBe(false);
    expect(await turns.take('mail', minute, after(5 * minute))).toBe(true);
  });
});

describe('of two processes that repeat a job', () => {
  const soon = { look: 10 };

  /** Two of them on this database with one clock; each run is written down with who did it. */
  function two(work: (who: string, signal: AbortSignal) => Promise<Date | undefined>) {
    const clock = { now: noon };
    const runs: string[] = [];
    const errors: unknown[] = [];
    const start = (who: string) => {
      const job: RepeatedJob = {
        ...{ name: 'work', every: minute },
        work: (signal) => {
          runs.push(who);
          return work(who, signal);
        },
      };
      const onError = (error: unknown) => errors.push(error);
      return repeatJob(job, { ...soon, turns: jobTurns(db), now: () => clock.now, onError });
    };
    return { clock, runs, errors, start };
  }

  test('one does it each time, whoever looks first', async () => {
    const { clock, runs, start } = two(async () => undefined);
    const both = [start('one'), start('two')];
    for (let turn = 1; turn <= 3; turn++) {
      await vi.waitFor(() => expect(runs).toHaveLength(turn));
      clock.now = after(turn * minute - 1);
      await new Promise((later) => setTimeout(later, 60));
      expect(runs).toHaveLength(turn);
      clock.now = after(turn * minute);
    }
    await Promise.all(both.map((job) => job.stop()));
  });

  test('the other takes up at the next turn what failed or was left by one that died', async () => {
    const { clock, runs, errors, start } = two(async (who) => {
      if (who === 'one') throw new Error('the machine is on fire');
      return undefined;
    });
    const one = start('one');
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    await one.stop();
    const other = start('two');
    clock.now = after(minute);
    await vi.waitFor(() => expect(runs).toEqual(['one', 'two']));
    await other.stop();
  });

  test('neither begins again in itself while it is at it, and stopping waits for what it told to end', async () => {
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    let signal: AbortSignal | undefined;
    const { clock, runs, start } = two(async (_, given) => {
      signal = given;
      await ending;
      return undefined;
    });
    const one = start('one');
    await vi.waitFor(() => expect(runs).toHaveLength(1));
    clock.now = after(3 * minute);
    await new Promise((later) => setTimeout(later, 60));
    expect(runs).toHaveLength(1);
    let isStopped = false;
    const stopping = one.stop().then(() => {
      isStopped = true;
    });
    await new Promise((later) => setTimeout(later, 20));
    expect([isStopped, signal?.aborted]).toEqual([false, true]);
    end();
    await stopping;
  });

  test('neither looks again before the instant that the work named', async () => {
    const { clock, runs, start } = two(async () => after(5 * minute));
    const both = [start('one'), start('two')];
    await vi.waitFor(async () =>
      expect((await db.select().from(table))[0]?.nextAt).toEqual(after(5 * minute)),
    );
    clock.now = after(4 * minute);
    await new Promise((later) => setTimeout(later, 60));
    expect(runs).toHaveLength(1);
    clock.now = after(5 * minute);
    await vi.waitFor(() => expect(runs).toHaveLength(2));
    await Promise.all(both.map((job) => job.stop()));
  });
});
