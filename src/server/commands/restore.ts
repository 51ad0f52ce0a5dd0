import { parseArgs } from 'node:util';
import { kindOfBackup, stampOf } from '#server/backup/backup-files.ts';
import { restoreEmbedded } from '#server/backup/restore-embedded.ts';
import { restorePostgresDump, restoreRowsIntoPostgres } from '#server/backup/restore-postgres.ts';
import type { Outcome } from './backup.ts';

const usage = `usage: npm run restore -- --from FILE [--into FOLDER or postgres://…] [--replace]
Restores into what DATABASE_URL, else DATA_DIR names, unless --into names another place, which must be empty;
--replace puts aside the folder's database, or throws away what is in PostgreSQL.`;

interface Options {
  from: string;
  into: string | undefined;
  replace: boolean;
}

/** The command: puts a backup back. Code 1 for wrong usage, 2 when nothing was restored. */
export async function restoreCommand(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  now = new Date(),
): Promise<Outcome> {
  const options = readOptions(args);
  if (typeof options === 'string') return { code: 1, out: '', err: `${options}\n${usage}\n` };
  const into = options.into ?? (environment.DATABASE_URL || environment.DATA_DIR || 'data');
  try {
    const counts = await restore(options, into, now);
    const rows = Object.values(counts).reduce((sum, n) => sum + n, 0);
    const done = `${rows} rows of ${Object.keys(counts).length} tables are back. The next start brings them up to date.\n`;
    return { code: 0, out: done, err: '' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { code: 2, out: '', err: `The backup was not restored. ${why}\n` };
  }
}

async function restore({ from, replace }: Options, into: string, now: Date) {
  const kind = await kindOfBackup(from);
  if (/^postgres(ql)?:\/\//.test(into)) {
    const target = { url: into, replace };
    return kind === 'postgres' ? restorePostgresDump(from, target) : restoreRowsIntoPostgres(from, target);
  }
  if (kind === 'postgres') {
    throw new Error('It was taken from PostgreSQL, and goes back into PostgreSQL only: set DATABASE_URL.');
  }
  return restoreEmbedded(from, { dataDir: into, replace, stamp: stampOf(now) });
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        from: { type: 'string' },
        into: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    });
    if (!values.from) return 'Name the backup with --from.';
    return { from: values.from, into: values.into, replace: values.replace };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

if (import.meta.main) {
  const { code, out, err } = await restoreCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
