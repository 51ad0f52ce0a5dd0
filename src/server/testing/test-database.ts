import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/store/database.ts';
import { findMigrations, migrate } from '#server/store/migrate.ts';
import { openPglite } from '#server/store/open-pglite.ts';
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

/** Migrated once in each worker: opening a copy takes a fourth of the work. */
async function openMigratedPglite(): Promise<OpenDatabase> {
  dump ??= dumpMigrated();
  const lite = await PGlite.create({ loadDataDir: await dump });
  return {
    db: drizzle(lite, { schema }),
    countConnections: () => undefined,
    close: () => lite.close(),
  };
}

async function dumpMigrated(): Promise<Blob> {
  const { lite, close } = await openPglite('memory://');
  try {
    await lite.transaction(async (tx) => migrate(tx, await findMigrations()));
    return await lite.dumpDataDir('none');
  } finally {
    await close();
  }
}
