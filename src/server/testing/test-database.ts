import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/store/database.ts';

/** An empty, migrated database of the kind this test project runs on. */
export async function testDatabase(): Promise<OpenDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return openDatabase({ url: undefined, dataDir: 'memory://' });
  return openDatabase({ url: await emptyPostgres(), dataDir: '' });
}

/** A new database without tables in the PostgreSQL of this run; its address. */
export async function emptyPostgres(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const { default: pg } = await import('pg');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const superuser = new pg.Client({ connectionString: url.href });
  await superuser.connect();
  await superuser.query(`CREATE DATABASE ${name}`);
  await superuser.end();
  url.pathname = `/${name}`;
  return url.href;
}
