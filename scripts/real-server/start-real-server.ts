import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export interface RealServer {
  origin: string;
  pid: number;
  /** All it said since it was ready. */
  said(): string;
  isAlive(): boolean;
  /** Memory it holds, in megabytes; Linux only, elsewhere 0. */
  megabytes(): Promise<number>;
  /** Asks it to stop and waits; the code it ended with. */
  stop(): Promise<number | null>;
}

export interface RealServerSettings {
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** What else it is started with. */
  environment?: Record<string, string>;
  nodeArguments?: readonly string[];
}

export const sessionSecret = 'a secret of fuzzer and bench, nothing else at all';

/** The application as it is run: `main.ts` in a process of its own, in demo mode, without the sample year. */
export async function startRealServer(settings: RealServerSettings): Promise<RealServer> {
  const { port, dataDir, databaseUrl, environment, nodeArguments = [] } = settings;
  const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: {
      PATH: process.env.PATH ?? '',
      ...{ PORT: String(port), DATA_DIR: dataDir, SESSION_SECRET: sessionSecret },
      ...{ DEMO_MODE: '1', SAMPLE_YEAR: '0', LOG_LEVEL: 'error' },
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = await listen(child);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    said,
    isAlive,
    megabytes: () => megabytesOf(child.pid ?? 0),
    async stop() {
      if (!isAlive()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** Resolves once the greeting is out; what is said later is kept. */
async function listen(child: ChildProcess): Promise<() => string> {
  let said = '';
  await new Promise<void>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        said += part;
        if (/Autoscritto: http/.test(said)) ready();
      });
    }
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
  });
  // What is left of the greeting comes in the same breath.
  await new Promise((done) => setTimeout(done, 100));
  const greeting = said.length;
  return () => said.slice(greeting);
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
