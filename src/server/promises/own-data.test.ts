import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { auditLog, jobTurns, user } from '#server/store/schema.ts';
import { preparedPassword } from './prepare-accounts.ts';
import { sharedServices } from './shared-services.ts';

const path = '/api/account/deletion';
const both = [0, 1];
const minute = 60_000;

describe.each(sharedServices())('%s', (_, service) => {
  test('promise 40: a planned end is known to each process, and taken back in each', async () => {
    const dealer = await service.signedIn();
    const dueAt = async (n: number) => (await dealer.at(n).call('GET', '/api/auth/user')).body.deletionDueAt;
    const typed = { email: dealer.email, password: preparedPassword };
    const asked = await Promise.all(both.map((n) => dealer.at(n).call('POST', path, typed)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = asked.map(({ body }) => body.dueAt);
    expect(first).toBe(second);
    for (const n of both) expect(await dueAt(n)).toBe(first);
    expect((await service.mailsTo(dealer.email)).length).toBeLessThanOrEqual(1);
    expect((await dealer.at(1).call('DELETE', path)).status).toBe(200);
    for (const n of both) expect(await dueAt(n)).toBeUndefined();
  });

  test('promise 40: what one process lets him download, the other gives him', async () => {
    const dealer = await service.signedIn();
    const asked = await dealer.at(0).call('POST', '/api/account/export', { password: preparedPassword });
    const archive = await dealer.at(1).call('GET', `/api/account/export?token=${asked.body.token}`);
    expect([archive.status, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(archive.body.slice(0, 2)).toBe('PK');
  });
});

test('promise 40: the job of one process ends an account whose day has come, and each process lets him out', {
  timeout: 3 * minute,
}, async () => {
  const [, service] = sharedServices().find(([, { databaseUrl }]) => databaseUrl) ?? [];
  if (!service) throw new Error('No service on PostgreSQL is running.');
  const dealer = await service.signedIn();
  await dealer.call('POST', path, { email: dealer.email, password: preparedPassword });
  const { db, close } = await openDatabase({ url: service.databaseUrl, dataDir: '' });
  try {
    const past = new Date(Date.now() - 1000);
    await db.update(user).set({ deletionDueAt: past }).where(eq(user.id, dealer.id));
    await db.update(jobTurns).set({ nextAt: past }).where(eq(jobTurns.job, 'keep-retention-periods'));
    const statuses = () =>
      Promise.all(both.map(async (n) => (await dealer.at(n).call('GET', '/api/auth/user')).status));
    await expect.poll(statuses, { timeout: 2 * minute, interval: 1000 }).toEqual([401, 401]);
    expect(await db.$count(user, eq(user.id, dealer.id))).toBe(0);
    expect(await db.$count(auditLog, eq(auditLog.subjectId, dealer.id))).toBe(1);
  } finally {
    await close();
  }
});
