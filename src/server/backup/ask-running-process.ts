import { createWriteStream } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { socketAddress } from '#server/store/hold-lock.ts';
import { backupGranted, backupRefused, backupRequest } from './answer-backups.ts';

/**
 * Has the process that holds `dataDir` write its database to `path`. False when no process holds the folder;
 * throws what the process answers instead of a backup. Whether all of it arrived the file itself tells.
 */
export async function askRunningProcess(dataDir: string, path: string): Promise<boolean> {
  const socket = await connect(socketAddress(join(dataDir, 'lock')));
  if (!socket) return false;
  socket.write(backupRequest);
  await pipeline(withoutGreeting(socket), createWriteStream(path, { mode: 0o600, flush: true }));
  return true;
}

function connect(address: string): Promise<net.Socket | undefined> {
  return new Promise((connected, failed) => {
    const socket = net.connect(address, () => connected(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const isNobodyThere = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      if (isNobodyThere) connected(undefined);
      else failed(new Error(`The running process cannot be asked (${error.code}).`, { cause: error }));
    });
  });
}

async function* withoutGreeting(socket: net.Socket): AsyncGenerator<Buffer> {
  let first = Buffer.alloc(0);
  let isGranted = false;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    if (isGranted) {
      yield chunk;
      continue;
    }
    first = Buffer.concat([first, chunk]);
    isGranted = first.subarray(0, backupGranted.length).toString() === backupGranted;
    if (isGranted) yield first.subarray(backupGranted.length);
  }
  if (isGranted) return;
  const said = first.toString();
  if (said.startsWith(backupRefused)) throw new Error(said.slice(backupRefused.length));
  throw new Error(
    'The process that holds the data folder gave no backup: it is just starting or stopping, or of an older version. Try again, or stop it first.',
  );
}
