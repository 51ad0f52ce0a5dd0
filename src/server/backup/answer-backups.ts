import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import { writeRowDump } from './write-row-dump.ts';

/** What is asked through the lock of the data folder, and how the answer begins. */
export const backupRequest = 'backup\n';
export const backupGranted = 'yes\n';
export const backupRefused = 'no ';

const patience = 5000;

/**
 * The running process answers who asks for a backup of its embedded database, which nobody else can open.
 * The rows go into a file first: the database must not wait for the one who reads.
 */
export function answerBackups(lite: PGlite, dataDir: string): (socket: Socket) => void {
  const path = join(dataDir, 'backup.part');
  let isBusy = false;
  const send = async (socket: Socket) => {
    if (isBusy)
      return socket.end(`${backupRefused}Another backup is being taken. Try again when it is done.`);
    isBusy = true;
    try {
      await writeRowDump(lite, path);
      socket.write(backupGranted);
      await pipeline(createReadStream(path), socket);
    } catch (error) {
      socket.end(`${backupRefused}${error instanceof Error ? error.message : error}`);
    } finally {
      isBusy = false;
      await rm(path, { force: true });
    }
  };
  return (socket) => {
    let asked = '';
    // Whoever only looks whether somebody is here hangs up; whoever says nothing is not waited for.
    socket.setTimeout(patience, () => asked === backupRequest || socket.destroy());
    socket.on('data', (chunk) => {
      asked += chunk;
      if (asked === backupRequest) void send(socket);
      else if (!backupRequest.startsWith(asked)) socket.destroy();
    });
  };
}
