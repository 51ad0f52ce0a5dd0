import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backUpEmbedded } from './back-up-embedded.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { syncFolder } from './sync-folder.ts';

/** Where the data is: PostgreSQL at `url`, or the embedded database in `dataDir`. */
export interface BackupSource {
  url: string | undefined;
  dataDir: string;
}

/**
 * Writes a backup that was read back and counted to `path`, which never exists half-written. Returns the rows
 * of each table.
 */
export async function takeBackup(place: BackupSource, path: string): Promise<Record<string, number>> {
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    const counts = place.url
      ? await dumpPostgres(place.url, part)
      : await backUpEmbedded(place.dataDir, part);
    const file = await open(part, 'r+');
    await file.sync();
    await file.close();
    await rename(part, path);
    await syncFolder(dirname(path));
    return counts;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
