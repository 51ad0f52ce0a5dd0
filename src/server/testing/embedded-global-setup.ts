import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { findMigrations, migrate } from '#server/store/migrate.ts';
import { openPglite } from '#server/store/open-pglite.ts';

/**
 * Makes what tests of the embedded database begin with copies of: a new PostgreSQL cluster takes three seconds of a core,
 * a copy of it a tenth.
 */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-embedded-'));
  const newDataDir = join(folder, 'new');
  const { lite, close } = await openPglite(newDataDir);
  const tables = await PGlite.create({ loadDataDir: await lite.dumpDataDir('none') });
  await close();
  await tables.transaction(async (tx) => migrate(tx, await findMigrations()));
  const migratedDump = join(folder, 'migrated.tar');
  await writeFile(migratedDump, (await tables.dumpDataDir('none')).stream());
  await tables.close();
  project.provide('embedded', { newDataDir, migratedDump });
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    embedded: {
      /** A data folder whose database has no tables yet. */
      newDataDir: string;
      /** The file of a database with the tables of today, empty. */
      migratedDump: string;
    };
  }
}
