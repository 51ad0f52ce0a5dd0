import { expect, test, vi } from 'vitest';
import { scoreNewTexts } from './score-new-texts.ts';

const soon = { breath: 1, pause: 5 };

test('it goes on while there are texts, and looks again after a fault', async () => {
  const errors: unknown[] = [];
  let calls = 0;
  const job = scoreNewTexts(
    async () => {
      calls++;
      if (calls === 3) throw new Error('the database is away');
      return calls < 3;
    },
    (error) => errors.push(error),
    soon,
  );
  await vi.waitFor(() => expect(calls).toBeGreaterThan(5));
  await job.stop();
  expect(errors).toHaveLength(1);
});

test('stopped it tells the work under way, waits for it and begins no more', async () => {
  let calls = 0;
  let isDone = false;
  const job = scoreNewTexts(
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
  await new Promise((later) => setTimeout(later, 20));
  expect([isDone, calls]).toEqual([true, 1]);
});
