import { findMigrations, migrate } from '#server/store/migrate.ts';
import type { Queryable } from '#server/store/queryable.ts';
import { type RowDumpPart, readRowDump } from './read-row-dump.ts';

/** How much is sent to the database at once, in UTF-16 units. */
const batchSize = 1_000_000;

/**
 * Builds the tables as they were when the backup was taken and fills them, inside the transaction that
 * `session` has open. The next start of the program brings them up to date. Returns the rows of each table.
 */
export async function loadRows(session: Queryable, path: string): Promise<Record<string, number>> {
  let table = '';
  let batch: string[] = [];
  let size = 0;
  let counts: Record<string, number> = {};
  const flush = async () => {
    if (batch.length > 0) {
      await session.query(
        `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::text::json)`,
        [`[${batch.join(',')}]`],
      );
    }
    batch = [];
    size = 0;
  };
  for await (const part of readRowDump(path)) {
    if (part.kind === 'row') {
      batch.push(part.json);
      size += part.json.length;
      if (size > batchSize) await flush();
      continue;
    }
    await flush();
    if (part.kind === 'migration') await buildTables(session, part.at);
    if (part.kind === 'table') table = knownTable(part);
    if (part.kind === 'end') counts = part.counts;
  }
  await setUserTriggers(session, 'ENABLE');
  await compareCounts(session, counts);
  return counts;
}

async function buildTables(session: Queryable, at: number): Promise<void> {
  const migrations = await findMigrations();
  if (!migrations.some((migration) => migration.at === at)) {
    throw new Error('The backup was taken by a newer version of Autoscritto. Restore it with that version.');
  }
  await migrate(
    session,
    migrations.filter((migration) => migration.at <= at),
  );
  // What they would count is in the backup already.
  await setUserTriggers(session, 'DISABLE');
}

async function setUserTriggers(session: Queryable, to: 'ENABLE' | 'DISABLE'): Promise<void> {
  const { rows } = await session.query<{ name: string }>(`
    SELECT DISTINCT c.relname AS name FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`);
  for (const { name } of rows) await session.query(`ALTER TABLE "${name}" ${to} TRIGGER USER`);
}

async function compareCounts(session: Queryable, counts: Record<string, number>): Promise<void> {
  for (const [table, expected] of Object.entries(counts)) {
    const { rows } = await session.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${table}"`);
    if (rows[0]?.n !== expected) throw new Error(`Of ${table}, ${rows[0]?.n} of ${expected} rows came back.`);
  }
}

function knownTable({ name }: Extract<RowDumpPart, { kind: 'table' }>): string {
  if (!/^[a-z_]+$/.test(name)) throw new Error('A table of the backup has a name that none of ours has.');
  return name;
}
