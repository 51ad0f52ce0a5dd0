import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { workInLanes } from './work-in-lanes.ts';

const soon = { atOnce: 3, pause: 5 };

test('a few are worked on at once, never more, and it looks again after a fault', async () => {
  const errors: unknown[] = [];
  let [calls, under, most] = [0, 0, 0];
  const job = workInLanes(
    async () => {
      calls++;
      if (calls === 5) throw new Error('the database is away');
      under++;
      most = Math.max(most, under);
      await setTimeout(2);
      under--;
      return calls % 20 !== 0;
    },
    (error) => errors.push(error),
    soon,
  );
  await vi.waitFor(() => expect(calls).toBeGreaterThan(60));
  await job.stop();
  expect([most, errors.length]).toEqual([3, 1]);
});

test('stopped it tells those under way, waits for them and begins no more', async () => {
  let calls = 0;
  let isDone = false;
  const job = workInLanes(
    async (signal) => {
      calls++;
      await new Promise((told) => signal.addEventListener('abort', told));
      isDone = true;
      return true;
    },
    () => {},
    soon,
  );
  await job.stop();
  await setTimeout(20);
  expect([isDone, calls]).toEqual([true, 1]);
});
