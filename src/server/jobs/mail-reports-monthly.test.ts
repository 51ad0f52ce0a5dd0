import { expect, test } from 'vitest';
import { monthOf } from '#domain/analytics/month.ts';
import { dayOf } from '#domain/shared/days.ts';
import { mailReportsMonthly } from './mail-reports-monthly.ts';

/** Two owners who each sold a car every month; the second one's figures may fail. */
function twoOwners() {
  const clock = { now: new Date() };
  const keys: string[] = [];
  const errors: unknown[] = [];
  const broken = new Set<string>();
  const none = { count: 0, cars: [] };
  const job = mailReportsMonthly({
    now: () => clock.now,
    onError: (error) => errors.push(error),
    links: {
      report: (month) => `https://autoscritto.example/${month}`,
      markSold: 'https://autoscritto.example',
      stopMails: (secret) => `https://autoscritto.example/stop?token=${secret}`,
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
    tickets: { issue: async () => 'secret' },
    outbox: { put: async () => {}, putOnce: async (key) => void keys.push(key) },
  });
  const workAt = (instant: string) => {
    clock.now = new Date(instant);
    return job.work(new AbortController().signal);
  };
  return { job, workAt, keys, errors, broken };
}

test('in the night to the first, in Italy, everybody’s report goes, and there is nothing to do for the month', async () => {
  const { workAt, keys } = twoOwners();
  expect(await workAt('2026-11-30T22:30:00Z')).toBeUndefined();
  expect(keys).toEqual([]);
  const notBefore = await workAt('2026-11-30T23:30:00Z');
  expect(keys).toEqual(['monthly-report 2026-11 anna', 'monthly-report 2026-11 bruno']);
  expect(notBefore).toEqual(new Date('2026-12-20T23:30:00Z'));
});

test('a server that starts within the first week makes up for it, one that starts later does not', async () => {
  for (const [begin, mails] of [
    ['2026-12-05T08:00:00Z', 2],
    ['2026-12-08T08:00:00Z', 0],
  ] as const) {
    const { workAt, keys } = twoOwners();
    await workAt(begin);
    expect(keys).toHaveLength(mails);
  }
});

test.each(['2026-01-31T23:00:00Z', '2026-02-07T22:59:59Z', '2028-02-07T22:59:59Z', '2026-12-01T00:00:00Z'])(
  'done at %s, it is looked for again before the next month begins',
  async (instant) => {
    const { workAt } = twoOwners();
    const notBefore = await workAt(instant);
    if (!notBefore) throw new Error('It was not through.');
    expect(monthOf(dayOf(notBefore))).toBe(monthOf(dayOf(new Date(instant))));
    expect(Number(dayOf(notBefore).slice(8))).toBeGreaterThan(7);
  },
);

test('what fails for one is told, hinders no other and is tried again at the next turn', async () => {
  const { workAt, keys, errors, broken } = twoOwners();
  broken.add('anna');
  expect(await workAt('2026-12-01T08:00:00Z')).toBeUndefined();
  expect([keys, errors.length]).toEqual([['monthly-report 2026-11 bruno'], 1]);
  broken.clear();
  await workAt('2026-12-01T09:00:00Z');
  expect(keys).toContain('monthly-report 2026-11 anna');
});
