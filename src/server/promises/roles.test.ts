import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdminCommand } from '#server/commands/make-admin.ts';
import { openDatabase } from '#server/store/database.ts';
import { jobTurns } from '#server/store/schema.ts';
import type { MainProcess } from '#server/testing/start-main.ts';
import { emptyPostgres } from '#server/testing/test-database.ts';
import { serviceCaller } from './service-caller.ts';
import { mailedLink, mailsTo, startMailServer } from './service-mails.ts';
import { startProcess } from './service-process.ts';

const metricsToken = 'k3Jm8Qz5Tw1Rb7Xy';
let folder: string;
let url: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let shared: Record<string, string>;
let web: MainProcess;

const callerOf = ({ port }: MainProcess) =>
  serviceCaller({ ports: [port], publicOrigin: 'https://autoscritto.it' });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'autoscritto-roles-'));
  [url, mailServer] = await Promise.all([emptyPostgres(), startMailServer(folder)]);
  shared = {
    ...{ DATABASE_URL: url, DEMO_MODE: '0', PUBLIC_URL: 'https://autoscritto.it' },
    ...{ SESSION_SECRET: 'u2YyE4kqjz7b0pQm9rXw1tVnLs5HcGd3', SMTP_URL: mailServer.url },
    METRICS_TOKEN: metricsToken,
  };
  web = await startProcess({ ...shared, PROCESS: 'web' });
}, 120_000);

afterAll(async () => {
  await web?.stop();
  await mailServer?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('what the web process puts in, the worker sends; the web does no work that repeats and the worker serves nobody', {
  timeout: 120_000,
}, async () => {
  const visitor = callerOf(web);
  const registering = { email: 'anna@example.org', firstName: 'Anna', agrees: true };
  expect((await visitor.call('POST', '/api/auth/sign-up/email', registering)).status).toBe(200);
  const { db, close } = await openDatabase({ url, dataDir: '' });
  expect(await db.select().from(jobTurns)).toEqual([]);
  expect(await mailsTo(folder, 'anna@example.org')).toEqual([]);

  const worker = await startProcess({ ...shared, PROCESS: 'worker' });
  await expect.poll(() => mailsTo(folder, 'anna@example.org'), { timeout: 30_000 }).toHaveLength(1);
  await expect.poll(() => db.select().from(jobTurns), { timeout: 30_000 }).not.toEqual([]);
  await close();
  const atWorker = callerOf(worker);
  const statuses: Record<string, number> = {};
  for (const path of ['/healthz', '/readyz', '/metrics', '/', '/api/auth/ways']) {
    const headers = { authorization: `Bearer ${metricsToken}` };
    statuses[path] = (await atWorker.call('GET', path, undefined, headers)).status;
  }
  expect(statuses).toEqual({
    '/healthz': 200,
    '/readyz': 200,
    '/metrics': 200,
    '/': 404,
    '/api/auth/ways': 404,
  });
  expect(await worker.stop()).toBe(0);
});

test('promise 48: production says that nobody administers it, and the command makes a registered account do so', async () => {
  expect(web.said()).toContain('Nobody is an administrator');
  const anna = callerOf(web);
  const token = (await mailedLink(folder, 'anna@example.org')).searchParams.get('token');
  await anna.call('POST', '/api/auth/choose-password', { token, password: 'una password lunga' });
  const administration = async () => (await anna.call('GET', '/api/admin/users')).status;
  expect(await administration()).toBe(403);
  const place = { DATABASE_URL: url };
  expect(await makeAdminCommand(['Anna@example.org'], place)).toMatchObject({ code: 0, err: '' });
  expect(await administration()).toBe(200);
  const log = (await anna.call('GET', '/api/admin/audit')).body;
  expect(log).toMatchObject([{ adminEmail: 'make-admin', action: 'role', before: 'user', after: 'admin' }]);
  expect(await makeAdminCommand(['anna@example.org'], place)).toMatchObject({ code: 0, err: '' });
  expect((await anna.call('GET', '/api/admin/audit')).body).toEqual(log);
});
