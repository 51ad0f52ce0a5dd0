import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Queryable } from './queryable.ts';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** A step of the schema; its `at` orders it and is what a database remembers of it. */
export interface Migration {
  name: string;
  at: number;
  hash: string;
  statements: string[];
}

/** Every migration of this program, the oldest first. */
export async function findMigrations(): Promise<Migration[]> {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    await readFile(`${folder}/meta/_journal.json`, 'utf8'),
  );
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const text = await readFile(`${folder}/${tag}.sql`, 'utf8');
      return {
        name: tag,
        at: when,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
      };
    }),
  );
}

/**
 * Applies what a database has not seen yet, inside the transaction that `session` has open: the caller's
 * rollback undoes all of it. Where the steps are remembered is Drizzle's table, so that its tools agree.
 */
export async function migrate(session: Queryable, migrations: readonly Migration[]): Promise<void> {
  await session.query('CREATE SCHEMA IF NOT EXISTS drizzle');
  await session.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  );
  const newest = (await newestMigration(session)) ?? 0;
  for (const { name, at, hash, statements } of migrations.filter((migration) => migration.at > newest)) {
    try {
      for (const statement of statements) await session.query(statement);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The database cannot be brought up to date: migration ${name} failed (${why}). Nothing was changed.`,
        { cause: error },
      );
    }
    await session.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      at,
    ]);
  }
}

/** The `at` of the last migration a database has seen; undefined when it has none of our tables. */
export async function newestMigration(session: Queryable): Promise<number | undefined> {
  const { rows: tables } = await session.query<{ is_there: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there",
  );
  if (!tables[0]?.is_there) return undefined;
  const { rows } = await session.query<{ at: string | number | null }>(
    'SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations',
  );
  return rows[0]?.at == null ? undefined : Number(rows[0].at);
}
