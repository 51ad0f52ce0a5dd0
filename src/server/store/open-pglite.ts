import { fdatasyncSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { answerBackups } from '#server/backup/answer-backups.ts';
import { holdLock } from './hold-lock.ts';

/**
 * The embedded database in a folder of its own, one process at a time, every commit on the disk.
 * PGlite runs with fsync off and never calls it; here it is on and reaches the file. That touches
 * PGlite's inner file layer, so its version is pinned and the probe below fails loudly.
 */
export async function openPglite(dataDir: string): Promise<{ lite: PGlite; close(): Promise<void> }> {
  if (dataDir === 'memory://') {
    const lite = await PGlite.create(dataDir);
    letOthersRun(lite);
    return { lite, close: () => lite.close() };
  }
  await mkdir(dataDir, { recursive: true });
  let answer = (socket: Socket): void => {
    socket.destroy();
  };
  const lock = await holdLock(join(dataDir, 'lock'), (socket) => answer(socket));
  try {
    const folder = join(dataDir, 'database');
    await keepToOurselves(folder);
    const lite = await PGlite.create(folder, {
      startParams: [
        ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
        ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
      ],
    });
    await makeDurable(lite);
    letOthersRun(lite);
    answer = answerBackups(lite, dataDir);
    const close = async () => {
      await lite.close();
      await lock.release();
    };
    return { lite, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PGlite's files may be read and written by everybody on the machine: their folder must not let them in. */
async function keepToOurselves(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder of an earlier version stood open; one that is not ours to close is the operator's.
  await chmod(folder, 0o700).catch(() => {});
}

interface FileLayer {
  FS: {
    lookupPath(path: string): { node: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };
  };
}

async function makeDurable(lite: PGlite): Promise<void> {
  let syncs = 0;
  const { FS } = (lite as unknown as { Module: FileLayer }).Module;
  const files = FS.lookupPath('/pglite/data/PG_VERSION').node.stream_ops;
  files.fsync = ({ nfd }) => {
    if (nfd !== undefined) {
      fdatasyncSync(nfd);
      syncs++;
    }
    return 0;
  };
  await lite.exec(
    'CREATE TABLE IF NOT EXISTS durability_probe (at timestamptz); DELETE FROM durability_probe; INSERT INTO durability_probe VALUES (now())',
  );
  if (syncs === 0) throw new Error('PGlite no longer reaches fsync: see src/server/store/open-pglite.ts');
}

/**
 * Queries that wait for the one session would follow each other without a pause, and whoever waits for the
 * network or a thread would not be heard until the last is through: each lets the others have their turn.
 */
function letOthersRun(lite: PGlite): void {
  const runAlone = lite._runExclusiveQuery.bind(lite);
  lite._runExclusiveQuery = (query) =>
    runAlone(async () => {
      try {
        return await query();
      } finally {
        await new Promise((turned) => setImmediate(turned));
      }
    });
}
