import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { newestMigration } from '#server/store/migrate.ts';
import { dumpRows } from './dump-rows.ts';

/**
 * Writes every row of the embedded database to `path`, packed, on the disk when this resolves. It has one
 * session, which the transaction holds meanwhile: nothing is written in between, and whoever asks waits.
 */
export async function writeRowDump(lite: PGlite, path: string): Promise<void> {
  await lite.transaction(async (tx) => {
    const newest = await newestMigration(tx);
    if (newest === undefined) throw new Error('There is nothing to back up: the database has no tables yet.');
    const file = createWriteStream(path, { mode: 0o600, flush: true });
    await pipeline(Readable.from(dumpRows(tx, newest)), createGzip({ level: 4 }), file);
  });
}
