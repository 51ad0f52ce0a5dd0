import { chmod, rm } from 'node:fs/promises';
import net from 'node:net';
import { relative, sep } from 'node:path';

/** Longest path of a Unix socket that every system takes. */
const longestSocketPath = 100;

/**
 * Holds `path` for this process until released or dead: a socket is listened on there, and the
 * kernel drops it even after kill -9. Throws when another living process holds it. `answer` is what others of
 * the same user are told who connect.
 */
export async function holdLock(
  path: string,
  answer: (socket: net.Socket) => void = (socket) => socket.destroy(),
): Promise<{ release(): Promise<void> }> {
  const address = socketAddress(path);
  for (let attempt = 0; ; attempt++) {
    const connected = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      connected.add(socket.on('error', () => {}).once('close', () => connected.delete(socket)));
      answer(socket);
    });
    const error = await listen(server, address);
    if (!error) {
      server.unref();
      if (!isPipe) await chmod(address, 0o600);
      return {
        release: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of connected) socket.destroy();
          }),
      };
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

const isPipe = sep === '\\';

/** Where the holder of `path` listens. */
export function socketAddress(path: string): string {
  if (isPipe) return `\\\\.\\pipe\\${path.replace(/[\\/:]/g, '-')}`;
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
