import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyPostgres } from '#server/testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { tickets } from './schema.ts';

test('a database that cannot be reached is named without its password', async () => {
  const opening = openDatabase({ url: 'postgres://dealer:segreto@127.0.0.1:1/autoscritto', dataDir: '' });
  const error = await opening.catch((refused: Error) => refused);
  expect(String(error)).toContain('PostgreSQL at 127.0.0.1:1 cannot be used (ECONNREFUSED)');
  expect(String(error)).not.toContain('segreto');
});

test.runIf(process.env.TEST_DATABASE === 'postgres')('a silent database is given up', async () => {
  const { db, close } = await openDatabase({ url: await emptyPostgres(), dataDir: '', longestQuery: 200 });
  const failed = await db.execute(sql`select pg_sleep(20)`).catch((error: Error) => error.cause);
  expect(String(failed)).toContain('timeout');
  expect(await db.select().from(tickets)).toEqual([]);
  await close();
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a transaction on a silent database does not wait for its rollback, too',
  async () => {
    const waited = new Map<string, number>();
    const { db, close } = await openDatabase({
      ...{ url: await emptyPostgres(), dataDir: '', longestQuery: 1000 },
      onQuery: (text, milliseconds) => waited.set(text, milliseconds),
    });
    await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(20)`))).rejects.toThrow();
    expect(waited.get('select pg_sleep(20)')).toBeGreaterThan(900);
    expect(waited.get('rollback')).toBeLessThan(900);
    expect(await db.select().from(tickets)).toEqual([]);
    await close();
  },
);

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'promise 34: a connection that is taken away in the middle of a transaction harms that one only',
  async () => {
    const { db, close } = await openDatabase({ url: await emptyPostgres(), dataDir: '' });
    const broken = db.transaction(async (tx) => {
      const asked = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown;
      const [{ pid }] = (asked as { rows: [{ pid: number }] }).rows;
      await db.execute(sql`select pg_terminate_backend(${pid})`);
      // Nothing is asked of it at the moment it breaks: nobody but the pool can hear of it.
      await new Promise((later) => setTimeout(later, 200));
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await broken.catch((error: unknown) => error))).toBe(true);
    expect(await db.select().from(tickets)).toEqual([]);
    await close();
  },
);
