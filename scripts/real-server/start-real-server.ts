import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { startMain } from '#server/testing/start-main.ts';

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

/** The application as it is run, in demo mode, without the sample year. */
export async function startRealServer(settings: RealServerSettings): Promise<RealServer> {
  const { port, dataDir, databaseUrl, environment, nodeArguments } = settings;
  const { child, said, stop } = await startMain(
    {
      ...{ PORT: String(port), DATA_DIR: dataDir, SESSION_SECRET: sessionSecret },
      ...{ DEMO_MODE: '1', LOG_LEVEL: 'error' },
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...environment,
    },
    nodeArguments,
  );
  // What is left of the greeting comes in the same breath.
  await setTimeout(100);
  const greeting = said().length;
  const pid = child.pid ?? 0;
  return {
    ...{ pid, origin: `http://localhost:${port}` },
    said: () => said().slice(greeting),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    megabytes: () => megabytesOf(pid),
    stop: () => stop(),
  };
}

async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
