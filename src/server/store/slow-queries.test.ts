import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { emptyPostgres } from '#server/testing/test-database.ts';
import { openDatabase } from './database.ts';
import { tickets } from './schema.ts';

const told: { text: string; milliseconds: number }[] = [];
const isPostgres = process.env.TEST_DATABASE === 'postgres';
const { db, close, countConnections } = await openDatabase({
  ...(isPostgres ? { url: await emptyPostgres(), dataDir: '' } : { url: undefined, dataDir: 'memory://' }),
  onQuery: (text, milliseconds) => told.push({ text, milliseconds }),
});
afterAll(close);

const secret = 'a-link-of-somebody';
const row = { digest: secret, kind: 'sign-up', value: secret, expiresAt: new Date() } as const;

test('each query is told with how long it took, alone and in a transaction, and never with its values', async () => {
  await db.insert(tickets).values(row);
  await db.transaction(async (tx) => {
    await tx.select().from(tickets);
    await tx.execute(sql`select pg_sleep(0.25), ${secret}::text`);
    await tx.transaction((inner) => inner.delete(tickets));
  });
  const query = (start: string) => told.find(({ text }) => text.startsWith(start));
  expect(query('insert into "tickets"')?.text).toContain('$1');
  expect(query('select "digest"')).toBeDefined();
  expect(query('delete from "tickets"')).toBeDefined();
  expect(query('select pg_sleep')?.milliseconds).toBeGreaterThan(240);
  expect(JSON.stringify(told)).not.toContain(secret);
});

test('a query that fails is told, too, and fails as before', async () => {
  told.length = 0;
  await expect(db.execute(sql`select * from nowhere`)).rejects.toMatchObject({ cause: { code: '42P01' } });
  expect(told.map(({ text }) => text)).toEqual(['select * from nowhere']);
});

test('connections are counted where there are several', () => {
  expect(countConnections()?.waiting).toBe(isPostgres ? 0 : undefined);
});
