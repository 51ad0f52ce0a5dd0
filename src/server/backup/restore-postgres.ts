import { spawn } from 'node:child_process';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '#server/store/queryable.ts';
import { checkPostgresDump } from './check-postgres-dump.ts';
import { loadRows } from './load-rows.ts';
import { openSession } from './open-session.ts';
import { findPostgresTool, reachByTool } from './postgres-tools.ts';
import { checkRowDump } from './read-row-dump.ts';

/** Nobody migrates meanwhile: the lock that every starting process takes. */
const lockOut = 'SELECT pg_advisory_xact_lock(7315)';
const emptyOut = 'DROP SCHEMA IF EXISTS drizzle CASCADE; DROP SCHEMA IF EXISTS public CASCADE';

interface Target {
  url: string;
  /** Whether what is there may be thrown away. */
  replace: boolean;
}

/** Puts PostgreSQL's own dump into the database at `url`, all of it or nothing; the rows of each table. */
export async function restorePostgresDump(path: string, target: Target): Promise<Record<string, number>> {
  const { session, serverMajor } = await openSession(target.url);
  try {
    await checkTarget(session, target.replace);
  } finally {
    await session.end();
  }
  const [restore, psql] = await Promise.all([
    findPostgresTool('pg_restore', serverMajor),
    findPostgresTool('psql', serverMajor),
  ]);
  const counts = await checkPostgresDump(path, serverMajor);
  const { address, env } = reachByTool(target.url);
  const reading = spawn(restore, ['--no-owner', '--no-acl', '--file=-', path], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const quiet = ['--no-psqlrc', '--quiet', '--no-password', '--output=/dev/null', '--set=ON_ERROR_STOP=1'];
  const writing = spawn(psql, [...quiet, '--single-transaction', `--dbname=${address}`], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  writing.stderr.on('data', (part) => {
    complaint += part;
  });
  const ended = new Promise<number | null>((done) => writing.once('close', done));
  // The dump makes both schemas anew.
  writing.stdin.write(`${lockOut};\n${emptyOut};\n`);
  await pipeline(reading.stdout, writing.stdin).catch(() => finished(reading.stdout).catch(() => {}));
  if ((await ended) !== 0) throw new Error(`Nothing was restored: ${complaint.trim()}`);
  return counts;
}

/** Puts a backup of rows, as the embedded database gives them, into PostgreSQL, all of it or nothing. */
export async function restoreRowsIntoPostgres(path: string, target: Target): Promise<Record<string, number>> {
  await checkRowDump(path);
  const { session } = await openSession(target.url);
  try {
    await checkTarget(session, target.replace);
    await session.query('BEGIN');
    await session.query(lockOut);
    if (target.replace) {
      await session.query(emptyOut);
      await session.query('CREATE SCHEMA public');
    }
    const counts = await loadRows(session, path);
    await session.query('COMMIT');
    return counts;
  } finally {
    await session.end();
  }
}

async function checkTarget(session: Queryable, replace: boolean): Promise<void> {
  const others = await countOthers(session);
  if (others > 0) {
    throw new Error(
      `The database is in use by ${others} other connections. Stop the application first, on every machine.`,
    );
  }
  const { rows: tables } = await session.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM information_schema.tables WHERE table_schema IN ('public', 'drizzle')",
  );
  if (tables[0]?.n !== 0 && !replace) {
    throw new Error(
      'The database is not empty. Name an empty one with --into, or throw away what is there with --replace.',
    );
  }
}

/** One that has just been closed is gone a moment later. */
async function countOthers(session: Queryable): Promise<number> {
  for (let tries = 0; ; tries++) {
    const { rows } = await session.query<{ n: number }>(`
      SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`);
    const n = rows[0]?.n ?? 0;
    if (n === 0 || tries === 10) return n;
    await setTimeout(100);
  }
}
