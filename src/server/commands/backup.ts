import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, deleteOlderBackups } from '#server/backup/backup-files.ts';
import { takeBackup } from '#server/backup/take-backup.ts';

const usage = `usage: npm run backup -- [--to FILE or FOLDER/] [--keep N]
Backs up what DATABASE_URL, else DATA_DIR names; --keep deletes all but the newest N of the folder.`;

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** The command: takes a backup and says what is in it. Code 1 for wrong usage, 2 when it failed. */
export async function backupCommand(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  now = new Date(),
): Promise<Outcome> {
  const place = { url: environment.DATABASE_URL || undefined, dataDir: environment.DATA_DIR || 'data' };
  const options = readOptions(args);
  if (typeof options === 'string') return { code: 1, out: '', err: `${options}\n${usage}\n` };
  const to = options.to ?? join(place.dataDir, 'backups/');
  const path = resolve(isFolder(to) ? join(to, backupName(now)) : to);
  try {
    const counts = await takeBackup(place, path);
    const deleted = options.keep === undefined ? [] : await deleteOlderBackups(path, options.keep, now);
    const rows = Object.values(counts).reduce((sum, n) => sum + n, 0);
    const { size } = await stat(path);
    const lines = [
      `${path}: ${rows} rows of ${Object.keys(counts).length} tables, ${Math.ceil(size / 1024)} kB, read back and counted.`,
      ...deleted.map((name) => `Deleted ${name}.`),
    ];
    return { code: 0, out: `${lines.join('\n')}\n`, err: '' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { code: 2, out: '', err: `No backup was taken. ${why}\n` };
  }
}

const isFolder = (path: string) => /[\\/]$/.test(path) || (existsSync(path) && statSync(path).isDirectory());

function readOptions(args: readonly string[]): { to: string | undefined; keep: number | undefined } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, keep: { type: 'string' } },
    });
    const keep = values.keep === undefined ? undefined : Number(values.keep);
    if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1)) {
      return '--keep needs a whole number from 1 on.';
    }
    return { to: values.to, keep };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

if (import.meta.main) {
  const { code, out, err } = await backupCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
