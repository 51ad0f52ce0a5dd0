import { openDatabase } from '#server/store/database.ts';

/** The database of a test run that is migrated once and copied for each file. */
export const migratedTemplate = 'migrated_template';

/** Makes it in the PostgreSQL at this address, and leaves no connection to it: PostgreSQL copies only what nobody uses. */
export async function createMigratedTemplate(postgresUrl: string): Promise<void> {
  const { default: pg } = await import('pg');
  const superuser = new pg.Client({ connectionString: postgresUrl });
  await superuser.connect();
  await superuser.query(`CREATE DATABASE ${migratedTemplate}`);
  await superuser.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${migratedTemplate}`;
  const { close } = await openDatabase({ url: url.href, dataDir: '' });
  await close();
}
