import { rm } from 'node:fs/promises';
import net from 'node:net';
import { relative, sep } from 'node:path';

/** Longest path of a Unix socket that every system takes. */
const longestSocketPath = 100;

/**
 * Holds `path` for this process until released or dead: a socket is listened on there, and the
 * kernel drops it even after kill -9. Throws when another living process holds it.
 */
export async function holdLock(path: string): Promise<{ release(): Promise<void> }> {
  const address = socketAddress(path);
  for (let attempt = 0; ; attempt++) {
    const server = net.createServer((socket) => socket.destroy());
    const error = await listen(server, address);
    if (!error) {
      server.unref();
      return { release: () => new Promise((done) => server.close(() => done())) };
    }
    const isAnotherProcess = error.code !== 'EADDRINUSE' || attempt > 0 || (await answers(address));
    if (isAnotherProcess) {
      throw new Error(
        `The data folder is in use by another Autoscritto process (${path}). Stop that one, or set DATA_DIR.`,
        {
          cause: error,
        },
      );
    }
    await rm(address, { force: true });
  }
}

function socketAddress(path: string): string {
  if (sep === '\\') return `\\\\.\\pipe\\${path.replace(/[\\/:]/g, '-')}`;
  return path.length > longestSocketPath ? relative(process.cwd(), path) : path;
}

function listen(server: net.Server, address: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    server.once('error', (error) => done(error)).listen(address, () => done(undefined));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
