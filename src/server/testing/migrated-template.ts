import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/store/database.ts';

/** The database of a test run that is migrated once and copied for each file. */
export const migratedTemplate = 'migrated_template';

/** Makes it in the PostgreSQL at this address, and leaves no connection to it: PostgreSQL copies only what nobody uses. */
export async function createMigratedTemplate(postgresUrl: string): Promise<void> {
  const url = await createDatabase(postgresUrl, 'template1', migratedTemplate);
  const { close } = await openDatabase({ url, dataDir: '' });
  await close();
}

/** Copies a database of the PostgreSQL at this address that nobody is connected to; returns the address of the copy. */
export async function createDatabase(
  postgresUrl: string,
  template: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  const { default: pg } = await import('pg');
  const superuser = new pg.Client({ connectionString: postgresUrl });
  await superuser.connect();
  await superuser.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await superuser.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
