import { openPglite } from '#server/store/open-pglite.ts';
import { requireEmbeddedDatabase } from '#server/store/require-embedded-database.ts';
import { askRunningProcess } from './ask-running-process.ts';
import { checkRowDump } from './read-row-dump.ts';
import { writeRowDump } from './write-row-dump.ts';

/**
 * Writes the embedded database in `dataDir` to `path`, by the process that runs on it or, when none does, by
 * opening it here. What was written is read back. Returns the rows of each table.
 */
export async function backUpEmbedded(dataDir: string, path: string): Promise<Record<string, number>> {
  requireEmbeddedDatabase(dataDir);
  if (!(await askRunningProcess(dataDir, path))) {
    const { lite, close } = await openPglite(dataDir);
    try {
      await writeRowDump(lite, path);
    } finally {
      await close();
    }
  }
  return checkRowDump(path);
}
