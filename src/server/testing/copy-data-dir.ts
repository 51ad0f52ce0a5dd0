import { constants } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Copies a data folder that no process uses to `copy`, by default a new folder, and returns the path of the copy. */
export async function copyDataDir(dataDir: string, copy?: string): Promise<string> {
  const to = copy ?? (await mkdtemp(join(tmpdir(), 'autoscritto-copy-')));
  await cp(dataDir, to, {
    ...{ recursive: true, mode: constants.COPYFILE_FICLONE },
    // The socket of a process that was ended before it could take it away.
    filter: (path) => basename(path) !== 'lock',
  });
  return to;
}
