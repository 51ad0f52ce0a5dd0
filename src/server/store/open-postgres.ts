import pg from 'pg';
import { DatabaseAway } from './database-away.ts';
import { type OnQuery, watchConnection } from './watch-queries.ts';

interface PostgresSettings {
  url: string;
  /** A PostgreSQL that is there and silent is waited for no longer, in milliseconds. */
  longestQuery: number;
  /** Connections of this process at most. */
  connections: number;
  onQuery?: OnQuery | undefined;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

const longestConnecting = 5000;

const reachedAt = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: longestConnecting,
  keepAlive: true,
});

/** Says by name that there is no connection, to whoever wants one. */
class TellingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch((cause) => Promise.reject(new DatabaseAway(cause)));
    super.connect((cause, client, done) => callback(cause && new DatabaseAway(cause), client, done));
    return undefined;
  }
}

/** Connections to PostgreSQL: made when they are needed, replaced when they broke. */
export function openPool({ url, longestQuery, connections, onQuery }: PostgresSettings): pg.Pool {
  const pool = new TellingPool({ ...reachedAt(url), max: connections, query_timeout: longestQuery });
  // A connection may break at any time; the pool replaces it, the query that is under way tells.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watchConnection(client, onQuery);
  });
  return pool;
}

/**
 * Runs `migrate` in a transaction on a connection of its own, as waiting for another's migration, or migrating, may take long; of
 * two processes that start at once the second waits. Throws when PostgreSQL cannot be reached, naming it without
 * its password.
 */
export async function withMigrationLock(url: string, migrate: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(reachedAt(url));
  client.on('error', () => {});
  await client.connect().catch((cause: Error & { code?: string }) => {
    const why = cause.code ?? cause.message;
    throw new Error(`PostgreSQL at ${new URL(url).host} cannot be used (${why}). Check DATABASE_URL.`, {
      cause,
    });
  });
  try {
    await client.query('SELECT pg_advisory_lock(7315)');
    await client.query('BEGIN');
    await migrate(client);
    await client.query('COMMIT');
    await client.query('SELECT pg_advisory_unlock(7315)');
  } finally {
    await client.end();
  }
}
