import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatReconciliation } from './repeat-reconciliation.ts';

const tenMinutes = 10 * 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rounds that end when they are told to. */
function rounds() {
  const ends: PromiseWithResolvers<void>[] = [];
  const signals: AbortSignal[] = [];
  const reconcile = (signal: AbortSignal) => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    signals.push(signal);
    return end.promise;
  };
  return { ends, signals, reconcile };
}

test('runs at once and every ten minutes, but never beside itself', async () => {
  const { ends, reconcile } = rounds();
  const job = repeatReconciliation(reconcile, () => {});
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3 * tenMinutes);
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(ends).toHaveLength(2);
  ends[1]?.resolve();
  await job.stop();
});

test('a round that fails is told and followed by the next', async () => {
  const { ends, reconcile } = rounds();
  const errors: unknown[] = [];
  const job = repeatReconciliation(reconcile, (error) => errors.push(error));
  const broken = new Error('the database is gone');
  ends[0]?.reject(broken);
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect([errors, ends.length]).toEqual([[broken], 2]);
  ends[1]?.resolve();
  await job.stop();
});

test('stopping waits for the round under way, which is told to come to an end', async () => {
  const { ends, signals, reconcile } = rounds();
  const job = repeatReconciliation(reconcile, () => {});
  let isStopped = false;
  const stopping = job.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect([isStopped, signals[0]?.aborted, ends.length]).toEqual([false, true, 1]);
  ends[0]?.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(ends).toHaveLength(1);
});
