import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { copyDataDir } from './testing/copy-data-dir.ts';
import { inheritedEnvironment } from './testing/inherited-environment.ts';

const folder = await mkdtemp(join(tmpdir(), 'autoscritto-main-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>): ChildProcess {
  const env = {
    ...inheritedEnvironment(),
    PORT: '0',
    SAMPLE_YEAR: '0',
    DATA_DIR: join(folder, 'data'),
    ...environment,
  };
  return spawn(process.execPath, ['src/server/main.ts'], { env });
}

function said(server: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((found, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) found(match);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => failed(new Error(`ended, having said: ${output}`)));
  });
}

const ended = (server: ChildProcess) => new Promise<number | null>((done) => server.once('exit', done));

test('promise 37: it starts with nothing set, tells the demo sign-ins and nothing else, refuses a second process on its folder, and stops cleanly on SIGTERM', {
  timeout: 60_000,
}, async () => {
  const server = start({});
  let output = '';
  server.stdout?.on('data', (part) => {
    output += part;
  });
  const [, port, password] = await said(
    server,
    /localhost:(\d+)[\s\S]*password ([\w-]+):[\s\S]*free@example\.com/,
  );
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/api/test/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'elite@example.com', password }),
  });
  expect(await answer.json()).toEqual({ user: { email: 'elite@example.com', role: 'user' } });
  // Longer than a proxy keeps it, so that none sends a request into a connection that is being closed.
  expect(answer.headers.get('keep-alive')).toBe('timeout=130');

  const second = start({});
  await said(second, /in use by another Autoscritto process/);
  expect(await ended(second)).toBe(1);

  server.kill('SIGTERM');
  expect(await ended(server)).toBe(0);
  // Lines of JSON are for machines.
  expect(output).not.toContain('{');
});

test('promise 38: a body whose sender hangs up is no fault to be logged, and half a request does not keep the program from stopping', {
  timeout: 60_000,
}, async () => {
  const server = start({ DATA_DIR: await copyDataDir(inject('preparedDataDir'), join(folder, 'half')) });
  const [, port] = await said(server, /localhost:(\d+)/);
  // Answered on the same line of events after what was sent before has arrived.
  const answered = () => fetch(`http://127.0.0.1:${port}/api/auth/ways`);
  const send = (lines: string) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    socket.write(`POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\n${lines}`);
    return socket;
  };
  let logged = '';
  server.stdout?.on('data', (part) => {
    logged += part;
  });
  const left = send('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"ema');
  await answered();
  left.destroy();
  for (let asked = 0; asked < 3; asked++) await answered();

  const half = send('Content-Length: 100\r\n\r\n{');
  await answered();
  server.kill('SIGTERM');
  expect(await ended(server)).toBe(0);
  expect(logged).not.toContain('request failed');
  half.destroy();
});

test.each([
  ['a wrong variable', { PORT: 'many' }, /PORT/],
  ['a role that the embedded database does not allow', { PROCESS: 'worker' }, /PROCESS.*Set DATABASE_URL/],
  ['an address that no mail can lead to', { DEMO_MODE: '0' }, /PUBLIC_URL.*HOST=127\.0\.0\.1/],
])('%s is named and nothing starts', { timeout: 60_000 }, async (_, environment, name) => {
  const server = start(environment);
  const exit = ended(server);
  await said(server, name);
  expect(await exit).toBe(1);
});
