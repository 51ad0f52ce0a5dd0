import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { inheritedEnvironment } from './inherited-environment.ts';

/** The application as it is run: `main.ts` in a process of its own. */
export interface MainProcess {
  port: number;
  child: ChildProcess;
  /** Everything it has written to its terminal so far. */
  said(): string;
  /** Settled when it has ended: its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it and waits; answers as `ended`. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Milliseconds to listen in, on a machine that has much else to do. */
const patience = 120_000;

/**
 * Starts `main.ts` in this environment and none of the caller's own, and waits until it listens. Without `PORT` a
 * free one is taken. Throws with what it said when it ends before it listens; it is ended after two minutes.
 */
export async function startMain(
  environment: Record<string, string>,
  nodeArguments: readonly string[] = [],
): Promise<MainProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: { ...inheritedEnvironment(), SAMPLE_YEAR: '0', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const greeted = new Promise<void>((done) => {
    const hear = (part: Buffer) => {
      said += part;
      if (said.includes('Autoscritto: http')) done();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const tooLate = setTimeout(() => child.kill('SIGKILL'), patience);
  const failed = ended.then((code) => {
    throw new Error(`The server ended with ${code} before it listened: ${said}`);
  });
  await Promise.race([greeted, failed]).finally(() => clearTimeout(tooLate));
  return {
    ...{ port, child, ended },
    said: () => said,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
