import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { findMigrations, migrate } from './migrate.ts';
import * as schema from './schema.ts';

/** One type for both engines: PGlite inside the process and PostgreSQL 15 or newer beside it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, or the embedded database in `dataDir` (`memory://` keeps it in memory),
 * and brings its tables up to date. Only the engine that is used is loaded.
 */
export async function openDatabase(where: {
  url: string | undefined;
  dataDir: string;
  /** A PostgreSQL that is there and silent is waited for no longer, in milliseconds. */
  longestQuery?: number;
}): Promise<OpenDatabase> {
  return where.url
    ? openPostgres(where.url, where.longestQuery ?? usualLongest)
    : openEmbedded(where.dataDir);
}

const usualLongest = 15_000;

async function openPostgres(url: string, longestQuery: number): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, migrations] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    findMigrations(),
  ]);
  const reached = { connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true };
  // A connection of its own: to wait for another's migration, or to migrate, may take long.
  const lock = new pg.Client(reached);
  lock.on('error', () => {});
  await lock.connect().catch((cause: Error & { code?: string }) => {
    const why = cause.code ?? cause.message;
    throw new Error(`PostgreSQL at ${new URL(url).host} cannot be used (${why}). Check DATABASE_URL.`, {
      cause,
    });
  });
  try {
    // Two processes may start at once: the second waits until the first has migrated.
    await lock.query('SELECT pg_advisory_lock(7315)');
    await lock.query('BEGIN');
    await migrate(lock, migrations);
    await lock.query('COMMIT');
  } finally {
    await lock.end();
  }
  const pool = new pg.Pool({ ...reached, max: 10, query_timeout: longestQuery });
  // An idle connection may break at any time; the pool replaces it, the next query tells.
  pool.on('error', () => {});
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const [{ openPglite }, { drizzle }, migrations] = await Promise.all([
    import('./open-pglite.ts'),
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
  return { db: drizzle(lite, { schema }), close };
}
