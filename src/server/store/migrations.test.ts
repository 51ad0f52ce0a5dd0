import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { backupCommand } from '#server/commands/backup.ts';
import { restoreCommand } from '#server/commands/restore.ts';
import { copyDataDir } from '#server/testing/copy-data-dir.ts';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';
import { emptyPostgres } from '#server/testing/test-database.ts';
import { startRealServer } from '../../../scripts/real-server/start-real-server.ts';
import { freePort } from '../testing/free-port.ts';
import { openDatabase } from './database.ts';
import { findMigrations, migrate, newestMigration } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import type { Queryable } from './queryable.ts';
import { usage } from './schema.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';
const folder = await mkdtemp(join(tmpdir(), 'autoscritto-migrations-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const migrations = await findMigrations();

/** What each version wrote, in files of `old-rows`; 0001 came together with 0002, and 0006 and 0010 on write like those before. */
const later = ['people', '0002', '0003', '0004', '0005', '0007', '0008', '0009'];
const rowsOf = (version: number) =>
  version < 2 ? ['people', '0000'] : later.filter((name) => name === 'people' || Number(name) <= version);

interface Place {
  url: string | undefined;
  dataDir: string;
}

/** A database as the version with so many migrations left it, with what it wrote. */
async function oldDatabase(version: number, more = ''): Promise<Place> {
  const texts = await Promise.all(
    rowsOf(version).map((name) => readFile(new URL(`old-rows/${name}.sql`, import.meta.url), 'utf8')),
  );
  const upTo = migrations.slice(0, version + 1);
  const text = texts.join('\n') + more;
  if (!isPostgres) {
    const dataDir = join(folder, `v${version}-${Math.random().toString(36).slice(2)}`);
    await copyDataDir(inject('embedded').newDataDir, dataDir);
    const { lite, close } = await openPglite(dataDir);
    await lite.transaction(async (tx) => {
      await migrate(tx, upTo);
      await tx.exec(text);
    });
    await close();
    return { url: undefined, dataDir };
  }
  const url = await emptyPostgres();
  await onPostgres(url, async (client) => {
    await migrate(client, upTo);
    await client.query(text);
  });
  return { url, dataDir: join(folder, 'unused') };
}

async function onPostgres(url: string, work: (client: Queryable) => Promise<void>): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

const dina = { email: 'dina@salone.example', password: testPassword };
const pandaId = '0e9b0b0e-0000-4000-8000-000000000011';

/** Reads through the API what the old version wrote. */
async function expectEverything(place: Place, version: number): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    const { visitor, errors } = await createTestApp({ database: db });
    const dealer = visitor();
    const get = async (path: string) => {
      const { status, body } = await dealer.call('GET', path);
      expect([path, status]).toEqual([path, 200]);
      return body;
    };
    expect((await dealer.call('POST', '/api/auth/sign-in/email', dina)).status).toBe(200);
    expect(await get('/api/auth/user')).toMatchObject({
      firstName: 'Dina',
      subscriptionPlan: version >= 4 ? 'ELITE' : 'PRO',
    });
    const list = await get('/api/descriptions');
    expect(list.map((item: { make: string; createdAt: string }) => [item.make, item.createdAt])).toEqual([
      ['Škoda', '2026-03-04T10:00:00.123Z'],
      ['Fiat', '2026-03-03T10:00:00.000Z'],
    ]);
    expect(await get('/api/descriptions?search=panda')).toHaveLength(1);
    const panda = await get(`/api/descriptions/${pandaId}`);
    expect(panda).toMatchObject({
      brief: { make: 'Fiat', model: 'Panda', year: 2019, mileage: 48_000, fuelType: 'Benzina' },
      copy: {
        persuasive: 'La Panda è come te la aspetti: «50» cavalli e più di 10 km con poco.',
        professional: 'Fiat Panda del 2019.',
      },
      making: { persuasive: { engine: { name: 'autoscritto', version: '1' } } },
    });
    const versions = await get(`/api/descriptions/${pandaId}/texts/it/professional/versions`);
    expect(versions).toHaveLength(version < 2 ? 1 : 2);
    expect(versions[0].text).toBe('Fiat Panda del 2019.');
    const used = await db.select({ month: usage.month, used: usage.used }).from(usage).orderBy(usage.month);
    expect(used).toEqual([
      { month: '2026-03', used: 2 },
      { month: '2026-04', used: 1 },
    ]);
    if (version >= 2) {
      expect(panda).toMatchObject({ translations: { en: { professional: 'Fiat Panda of 2019.' } } });
      expect(panda.locked).toEqual(['Fiat Panda del 2019.']);
      expect((await get('/api/house-sentences')).sentences[0].text).toBe('Ti aspettiamo a Bari.');
    }
    if (version >= 4) {
      expect((await get('/api/auth/user')).companyName).toBe('Salone Rossi S.r.l.');
      expect(await get('/api/receipts')).toMatchObject([{ number: '2026/1', totalCents: 5900 }]);
      const team = await get('/api/team');
      expect(JSON.stringify(team)).toContain('mario@salone.example');
    }
    if (version >= 5) expect(panda.outcome).toMatchObject({ soldOn: '2026-06-20', soldPrice: 890_000 });
    if (version >= 4) {
      expect(await get('/api/subscription')).toMatchObject({ creditCents: version < 8 ? 0 : 1200 });
    }
    expect(await get('/api/report-mails')).toEqual({ isWanted: version < 9 });
    const admin = visitor();
    await admin.call('POST', '/api/auth/sign-in/email', { ...dina, email: 'ada@salone.example' });
    const users = (await admin.call('GET', '/api/admin/users?search=salone')).body;
    const people = version >= 4 ? 3 : 2;
    expect(users.users).toHaveLength(people);
    expect(users.summary).toMatchObject({ totalUsers: people, adminUsers: 1 });
    if (version >= 4) {
      const messages = (await admin.call('GET', '/api/admin/contacts')).body;
      expect(messages).toMatchObject([{ subject: 'Una domanda', message: 'Come si comincia?' }]);
    }
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
}

/**
 * Those that wrote otherwise than the one before, and the last: all others are gone through on the way from these. On the
 * embedded database the first, which goes through all migrations, and the last: the statements are the same.
 */
const newest = migrations.length - 1;
const released = migrations
  .map(({ name }, version) => [name, version] as const)
  .filter(([name, version]) =>
    isPostgres
      ? later.includes(name.slice(0, 4)) || version === 0 || version === newest
      : version % newest === 0,
  );

describe.each(released)('promise 39: a database that %s left', (_, version) => {
  test('starts, twice, and everything in it is read', { timeout: 120_000 }, async () => {
    const place = await oldDatabase(version);
    await expectEverything(place, version);
    await expectEverything(place, version);
  });
});

test('promise 39: the program itself starts on the first schema, where it can from two processes at once', {
  timeout: 120_000,
}, async () => {
  const { url: databaseUrl, dataDir } = await oldDatabase(0);
  const servers = await Promise.all(
    Array.from({ length: isPostgres ? 2 : 1 }, async () =>
      startRealServer({ port: await freePort(), dataDir, databaseUrl }),
    ),
  );
  for (const { origin } of servers) {
    const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(dina),
    });
    expect(answer.status).toBe(200);
  }
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual(servers.map(() => 0));
});

test('promise 39: a migration that fails half-way is named and leaves the database as it was', {
  timeout: 120_000,
}, async () => {
  // Its first statements pass; then it comes to a table that is there already.
  const place = await oldDatabase(
    3,
    "CREATE TABLE receipts (mine text); INSERT INTO receipts VALUES ('mine');",
  );
  const failure = await openDatabase(place).catch((error: Error) => error.message);
  expect(failure).toMatch(/migration 0004_accounts_plans_money failed.*receipts.*Nothing was changed/);
  const looked = await onSession(place, async (session) => {
    expect(await newestMigration(session)).toBe(migrations[3]?.at);
    const { rows } = await session.query<{ made: string | null }>(
      "SELECT to_regclass('billing_details')::text AS made",
    );
    expect(rows).toEqual([{ made: null }]);
    expect((await session.query('SELECT mine FROM receipts')).rows).toEqual([{ mine: 'mine' }]);
    await session.query('DROP TABLE receipts');
    return true;
  });
  expect(looked).toBe(true);
  await expectEverything(place, 3);
});

test('promise 36: a backup of an older schema is restored by this program and brought up to date', {
  timeout: 120_000,
}, async () => {
  const place = await oldDatabase(5);
  const path = join(folder, `${isPostgres}.backup`);
  const taken = await backupCommand(['--to', path], { DATABASE_URL: place.url, DATA_DIR: place.dataDir });
  expect(taken).toMatchObject({ code: 0, err: '' });
  const other = isPostgres
    ? { url: await emptyPostgres(), dataDir: '' }
    : { url: undefined, dataDir: join(folder, 'restored') };
  const restored = await restoreCommand(['--from', path, '--into', other.url ?? other.dataDir], {});
  expect(restored).toMatchObject({ code: 0, err: '' });
  await expectEverything(other, 5);
});

async function onSession<T>(place: Place, work: (session: Queryable) => Promise<T>): Promise<T | undefined> {
  let result: T | undefined;
  if (place.url) {
    await onPostgres(place.url, async (client) => {
      result = await work(client);
    });
    return result;
  }
  const { lite, close } = await openPglite(place.dataDir);
  return lite.transaction((tx) => work(tx)).finally(close);
}
