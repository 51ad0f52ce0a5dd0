import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#server/testing/free-port.ts';

/** The application as it is run: a process of its own. */
export interface ServiceProcess {
  port: number;
  child: ChildProcess;
  /** Everything it has written to its terminal so far. */
  said(): string;
  /** Ends it and waits; answers its exit code, null when a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `main.ts` in an environment of its own, not this one's, and waits until it listens. */
export async function startProcess(environment: Record<string, string>): Promise<ServiceProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production', SAMPLE_YEAR: '0', LOG_LEVEL: 'info' },
      ...{ HOST: '127.0.0.1', PORT: String(port) },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await new Promise<void>((ready, failed) => {
    const hear = (part: Buffer) => {
      said += part;
      if (!said.includes('Autoscritto: http')) return;
      clearTimeout(patience);
      ready();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then((code) => failed(new Error(`The server ended with ${code}: ${said}`)));
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      failed(new Error(`The server does not listen after two minutes: ${said}`));
    }, 120_000);
    void ended.then(() => clearTimeout(patience));
    patience.unref();
  });
  let isStopped = false;
  void ended.then((code) => {
    if (!isStopped)
      console.error(`A server of the promises ended by itself with ${code}: ${said.slice(-2000)}`);
  });
  return {
    ...{ port, child },
    said: () => said,
    stop(signal = 'SIGTERM') {
      isStopped = true;
      child.kill(signal);
      return ended;
    },
  };
}
