import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/store/database.ts';
import * as schema from '#server/store/schema.ts';
import { createDatabase, migratedTemplate } from './migrated-template.ts';

/** An empty, migrated database of the kind this test project runs on. */
export async function testDatabase(): Promise<OpenDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return openMigratedPglite();
  return openDatabase({ url: await createDatabase(inject('postgresUrl'), migratedTemplate), dataDir: '' });
}

/** A new database without tables in the PostgreSQL of this run; its address. */
export const emptyPostgres = () => createDatabase(inject('postgresUrl'), 'template1');

let dump: Promise<Blob> | undefined;

async function openMigratedPglite(): Promise<OpenDatabase> {
  dump ??= openAsBlob(inject('embedded').migratedDump);
  const lite = await PGlite.create({ loadDataDir: await dump });
  return {
    db: drizzle(lite, { schema }),
    countConnections: () => undefined,
    close: () => lite.close(),
  };
}
