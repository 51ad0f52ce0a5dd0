import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdLock } from '#server/store/hold-lock.ts';
import { openPglite } from '#server/store/open-pglite.ts';
import { loadRows } from './load-rows.ts';
import { checkRowDump } from './read-row-dump.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Builds an embedded database out of the backup beside the one of `dataDir` and puts it in its place when it is
 * whole. What was there is kept under a name with `stamp` in it. Returns the rows of each table.
 */
export async function restoreEmbedded(
  path: string,
  { dataDir, replace, stamp }: { dataDir: string; replace: boolean; stamp: string },
): Promise<Record<string, number>> {
  await checkRowDump(path);
  await mkdir(dataDir, { recursive: true });
  const lock = await holdLock(join(dataDir, 'lock'));
  const building = join(dataDir, 'restoring');
  const place = join(dataDir, 'database');
  try {
    if (existsSync(place) && !replace) {
      throw new Error(
        `There is a database in the folder ${dataDir} already. Name another folder with --into, or put it aside with --replace.`,
      );
    }
    await rm(building, { recursive: true, force: true });
    const { lite, close } = await openPglite(building);
    const counts = await lite.transaction((tx) => loadRows(tx, path)).finally(close);
    if (existsSync(place)) await rename(place, join(dataDir, `database-until-${stamp}`));
    await rename(join(building, 'database'), place);
    await syncFolder(dataDir);
    return counts;
  } finally {
    await rm(building, { recursive: true, force: true });
    await lock.release();
  }
}
