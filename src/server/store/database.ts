import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { findMigrations, migrate } from './migrate.ts';
import * as schema from './schema.ts';
import type { OnQuery } from './watch-queries.ts';

/** One type for both engines: PGlite inside the process and PostgreSQL 15 or newer beside it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** How many connections there are now; undefined where there are none to count. */
  countConnections(): ConnectionCounts | undefined;
  close(): Promise<void>;
}

export interface ConnectionCounts {
  open: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
}

export interface DatabasePlace {
  url: string | undefined;
  dataDir: string;
  /** A PostgreSQL that is there and silent is waited for no longer, in milliseconds. */
  longestQuery?: number;
  /** To PostgreSQL, at most. */
  connections?: number;
  onQuery?: OnQuery;
}

/**
 * Opens PostgreSQL at `url`, or the embedded database in `dataDir` (`memory://` keeps it in memory),
 * and brings its tables up to date. Only the engine that is used is loaded.
 */
export async function openDatabase(where: DatabasePlace): Promise<OpenDatabase> {
  return where.url ? openPostgres({ ...where, url: where.url }) : openEmbedded(where);
}

const usualLongest = 15_000;
const usualConnections = 10;

async function openPostgres(where: DatabasePlace & { url: string }): Promise<OpenDatabase> {
  const { url, longestQuery = usualLongest, connections = usualConnections, onQuery } = where;
  const [{ openPool, withMigrationLock }, { drizzle }, migrations] = await Promise.all([
    import('./open-postgres.ts'),
    import('drizzle-orm/node-postgres'),
    findMigrations(),
  ]);
  await withMigrationLock(url, (client) => migrate(client, migrations));
  const pool = openPool({ url, longestQuery, connections, onQuery });
  return {
    db: drizzle(pool, { schema }),
    countConnections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function openEmbedded({ dataDir, onQuery }: DatabasePlace): Promise<OpenDatabase> {
  const [{ openPglite }, { watchEmbedded }, { drizzle }, migrations] = await Promise.all([
    import('./open-pglite.ts'),
    import('./watch-queries.ts'),
    import('drizzle-orm/pglite'),
    findMigrations(),
  ]);
  const { lite, close } = await openPglite(dataDir);
  try {
    await lite.transaction((tx) => migrate(tx, migrations));
  } catch (error) {
    await close();
    throw error;
  }
  if (onQuery) watchEmbedded(lite, onQuery);
  return { db: drizzle(lite, { schema }), countConnections: () => undefined, close };
}
