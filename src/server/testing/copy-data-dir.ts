import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename } from 'node:path';

/** Copies a data folder that no process uses to `copy`, and returns the path of the copy. */
export async function copyDataDir(dataDir: string, copy: string): Promise<string> {
  await cp(dataDir, copy, {
    ...{ recursive: true, mode: constants.COPYFILE_FICLONE },
    // The socket of a process that was ended before it could take it away.
    filter: (path) => basename(path) !== 'lock',
  });
  return copy;
}
