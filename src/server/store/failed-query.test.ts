import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loggableError } from '#server/loggable-error.ts';
import { testDatabase } from '#server/testing/test-database.ts';
import { tickets } from './schema.ts';

const secret = 'a-link-of-somebody';

test('a query that fails is logged without its values', async () => {
  const { db, close } = await testDatabase();
  const row = { digest: secret, kind: 'sign-up', value: secret, expiresAt: new Date() } as const;
  await db.insert(tickets).values(row);
  const failures = [
    db.insert(tickets).values(row),
    db.execute(sql`select ${secret}::integer`),
    db.execute(sql`select * from nowhere where digest = ${secret}`),
  ];
  const logged = await Promise.all(failures.map((failed) => failed.then(() => ({}), loggableError)));
  await close();
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(logged).toMatchObject([
    { message: expect.stringContaining('insert into "tickets"'), cause: { code: '23505' } },
    { cause: { code: '22P02', message: 'The database refused' } },
    { cause: { code: '42P01' } },
  ]);
  expect(logged[0]).toMatchObject({ cause: { constraint: 'tickets_pkey' } });
});
