import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mailReportsMonthly } from './mail-reports-monthly.ts';

const hour = 60 * 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two owners who each sold a car every month; the second one's figures may fail. */
function twoOwners(begin: string) {
  vi.setSystemTime(new Date(begin));
  const keys: string[] = [];
  const errors: unknown[] = [];
  const broken = new Set<string>();
  const none = { count: 0, cars: [] };
  const job = mailReportsMonthly({
    now: () => new Date(),
    onError: (error) => errors.push(error),
    links: {
      report: (month) => `https://autoscritto.example/${month}`,
      markSold: 'https://autoscritto.example',
    },
    analytics: {
      async findFigures(ownerId, day) {
        if (broken.has(ownerId)) throw new Error('the database is gone');
        return [{ day, figure: 'sold', style: '', place: '', n: 1, total: 0 }];
      },
    },
    reports: {
      findReportCars: async () => ({ published: none, sold: none, standing: none }),
      findReportReaders: async (after) =>
        ['anna', 'bruno']
          .filter((id) => id > after)
          .map((id) => ({ id, email: `${id}@example.org`, language: 'it' as const })),
    },
    outbox: { put: async () => {}, putOnce: async (key) => void keys.push(key) },
  });
  return { job, keys, errors, broken };
}

test('in the night to the first, in Italy, everybody’s report goes, once', async () => {
  const { job, keys } = twoOwners('2026-11-30T21:30:00Z');
  await vi.advanceTimersByTimeAsync(hour);
  expect(keys).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour);
  const november = ['monthly-report 2026-11 anna', 'monthly-report 2026-11 bruno'];
  expect(keys).toEqual(november);
  await vi.advanceTimersByTimeAsync(200 * hour);
  expect(keys).toEqual(november);
  await job.stop();
});

test('a server that starts within the first week makes up for it, one that starts later does not', async () => {
  for (const [begin, mails] of [
    ['2026-12-05T08:00:00Z', 2],
    ['2026-12-08T08:00:00Z', 0],
  ] as const) {
    const { job, keys } = twoOwners(begin);
    await vi.advanceTimersByTimeAsync(1);
    expect(keys).toHaveLength(mails);
    await job.stop();
  }
});

test('what fails for one is told, hinders no other and is tried again', async () => {
  const { job, keys, errors, broken } = twoOwners('2026-11-30T21:30:00Z');
  broken.add('anna');
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect([keys, errors.length]).toEqual([['monthly-report 2026-11 bruno'], 1]);
  broken.clear();
  await vi.advanceTimersByTimeAsync(hour);
  expect(keys).toContain('monthly-report 2026-11 anna');
  await job.stop();
});
