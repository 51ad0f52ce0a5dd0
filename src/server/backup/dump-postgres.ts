import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Queryable } from '#server/store/queryable.ts';
import { checkPostgresDump } from './check-postgres-dump.ts';
import { openSession } from './open-session.ts';
import { findPostgresTool, reachByTool } from './postgres-tools.ts';

const run = promisify(execFile);

/**
 * Writes PostgreSQL's own dump of the database to `path` and counts the rows that are in it against those of
 * the very moment it shows: both read one snapshot. Returns the rows of each table.
 */
export async function dumpPostgres(url: string, path: string): Promise<Record<string, number>> {
  const { session, serverMajor } = await openSession(url);
  try {
    const tool = await findPostgresTool('pg_dump', serverMajor);
    await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await session.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const { address, env } = reachByTool(url);
    // Made before it is written to: so it is nobody else's from its first byte on.
    await (await open(path, 'wx', 0o600)).close();
    const what = ['--format=custom', '--no-owner', '--no-acl', '--schema=public', '--schema=drizzle'];
    await run(
      tool,
      [...what, `--snapshot=${rows[0]?.id}`, `--file=${path}`, '--no-password', `--dbname=${address}`],
      {
        env,
      },
    );
    const dumped = await checkPostgresDump(path, serverMajor);
    const expected = await countRows(session);
    for (const [table, n] of Object.entries(expected)) {
      if (dumped[table] !== n)
        throw new Error(`Of ${table}, ${dumped[table] ?? 0} of ${n} rows are in the backup.`);
    }
    return expected;
  } finally {
    await session.end();
  }
}

async function countRows(session: Queryable): Promise<Record<string, number>> {
  const { rows: tables } = await session.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname",
  );
  if (tables.length === 0) throw new Error('There is nothing to back up: the database has no tables yet.');
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await session.query<{ n: string }>(`SELECT count(*) AS n FROM "${name}"`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}
