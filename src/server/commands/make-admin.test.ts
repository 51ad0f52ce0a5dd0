import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '#server/gateways/identity/open-account.ts';
import { openDatabase } from '#server/store/database.ts';
import { auditLog, user } from '#server/store/schema.ts';
import { makeAdminCommand } from './make-admin.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'autoscritto-make-admin-')), 'data');
  await inDatabase(async (db) => {
    for (const email of ['ada@example.org', 'bruno@example.org', 'carla@example.org']) {
      await openAccount(db, { email, firstName: '', lastName: '', language: 'it', passwordHash: 'none' });
    }
    await db.update(user).set({ subscriptionStatus: 'blocked' }).where(eq(user.email, 'carla@example.org'));
  });
}, 60_000);

afterAll(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

async function inDatabase<Answer>(work: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  return work(db).finally(close);
}

const admins = () =>
  inDatabase(async (db) => {
    const rows = await db.select({ email: user.email }).from(user).where(eq(user.role, 'admin'));
    return [rows.map(({ email }) => email).sort(), await db.$count(auditLog)];
  });

const run = (...args: string[]) => makeAdminCommand(args, { DATA_DIR: dataDir });

test.each<[string, string[], number, RegExp]>([
  ['nobody', [], 1, /^usage: /],
  ['what is no e-mail', ['ada'], 1, /^usage: /],
  ['two at once', ['ada@example.org', 'bruno@example.org'], 1, /^usage: /],
  ['an e-mail without an account', ['dario@example.org'], 2, /has no account\. Register/],
  ['a blocked account', ['carla@example.org'], 2, /is blocked\. Another administrator/],
])('%s is refused, and nobody becomes an administrator', async (_, args, code, said) => {
  expect(await run(...args)).toEqual({ code, out: '', err: expect.stringMatching(said) });
  expect(await admins()).toEqual([[], 0]);
});

test('any number of accounts are appointed, each once, and the log of changes names the command', async () => {
  expect(await run('Ada@Example.org')).toEqual({
    ...{ code: 0, err: '' },
    out: 'ada@example.org is an administrator from now on.\n',
  });
  expect(await run('bruno@example.org')).toMatchObject({ code: 0 });
  expect(await run('ada@example.org')).toMatchObject({ code: 0, out: expect.stringContaining('already') });
  expect(await admins()).toEqual([['ada@example.org', 'bruno@example.org'], 2]);
  const entries = await inDatabase((db) => db.select().from(auditLog));
  expect(entries).toMatchObject([{ adminEmail: 'make-admin' }, { adminEmail: 'make-admin' }]);
  expect(JSON.stringify(entries)).not.toContain('ada@');
});

test('no database is made up, and one that a server holds is left alone', async () => {
  const nowhere = join(dataDir, 'nowhere');
  const missing = await makeAdminCommand(['ada@example.org'], { DATA_DIR: nowhere });
  expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('There is no database') });
  const held = await inDatabase(() => run('ada@example.org'));
  expect(held).toMatchObject({ code: 2, err: expect.stringContaining('in use by another') });
  const down = { DATABASE_URL: 'postgres://dealer:segreto@127.0.0.1:1/autoscritto' };
  const unreached = await makeAdminCommand(['ada@example.org'], down);
  expect(unreached).toMatchObject({ code: 2, err: expect.stringContaining('ECONNREFUSED') });
  expect(unreached.err).not.toContain('segreto');
});
