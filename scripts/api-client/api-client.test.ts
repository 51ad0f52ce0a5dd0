import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { copyDataDir } from '#server/testing/copy-data-dir.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openAccounts } from '../real-server/open-accounts.ts';
import { startRealServer } from '../real-server/start-real-server.ts';

/** What the client is written with and a machine may lack; without it the test says so and is left out. */
const missing = ['bash', 'curl', 'jq', 'openssl'].filter((tool) => spawnSync(tool, ['--version']).error);

/** The lines of docs/api.md that wait for a webhook. */
async function readClient(): Promise<string> {
  const page = await readFile('docs/api.md', 'utf8');
  const [, client] = /## Told by a webhook[\s\S]*?```sh\n([\s\S]*?)```/.exec(page) ?? [];
  if (!client) throw new Error('docs/api.md has no such client any more');
  return client;
}

async function openListing(): Promise<string> {
  const page = await readFile('e2e/listings/golf.html');
  const site = createServer((request, response) => {
    const isPage = request.url === '/golf.html';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? page : '');
  });
  await new Promise<void>((up) => site.listen(0, '127.0.0.1', up));
  onTestFinished(() => void site.close());
  return `127.0.0.1:${(site.address() as AddressInfo).port}`;
}

/** A dealer’s server: the program of docs/api.md with all it needs, and our own as it is run. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'key.pem', '-out', 'cert.pem'],
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const [dataDir, listing] = [join(folder, 'data'), await openListing()];
  const [port, hookPort] = [await freePort(), await freePort()];
  await copyDataDir(inject('preparedDataDir'), dataDir);
  const origin = `http://localhost:${port}`;
  const { db, close } = await openDatabase({ url: undefined, dataDir });
  const [dealer] = await openAccounts(db, origin, [{ email: 'client@example.org', subscriptionPlan: 'PRO' }]);
  await close();
  const server = await startRealServer({
    ...{ port, dataDir },
    environment: {
      ...{ LISTING_ALLOW_HOSTS: listing, WEBHOOK_ALLOW_HOSTS: `localhost:${hookPort}` },
      NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
    },
  });
  onTestFinished(async () => void (await server.stop()));
  async function post(path: string, payload: object) {
    const headers = { origin, cookie: dealer?.cookie ?? '', 'content-type': 'application/json' };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(payload) });
    return answer.json() as Promise<{ secret: string }>;
  }
  const key = await post('/api/api-keys', { name: 'Gestionale', scopes: ['read', 'write'] });
  const webhook = await post('/api/webhooks', {
    ...{ url: `https://localhost:${hookPort}/webhook`, events: ['description.written'] },
  });
  const settings = { SITE: origin, KEY: key.secret, SECRET: webhook.secret };
  return { folder, hookPort, settings: { ...settings, LISTING: `http://${listing}/golf.html` } };
}

/** Runs the client with these in place of the settings in its first line, for a car of its own. */
async function run(
  { folder, hookPort }: { folder: string; hookPort: number },
  settings: Record<string, string>,
  stockNumber: string,
) {
  const [, ...lines] = (await readClient()).split('\n');
  const assigned = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const client = [assigned.join(' '), ...lines]
    .join('\n')
    .replace('-accept 8443', `-accept ${hookPort}`)
    .replace('stock-4711', stockNumber);
  return promisify(execFile)('bash', ['-c', client], { cwd: folder, timeout: 60_000 });
}

test.skipIf(missing.length > 0)(
  `the client of the documentation has a text written, waits for its webhook, verifies it and reads the text${missing.length > 0 ? ` (this machine lacks ${missing.join(', ')})` : ''}`,
  {
    timeout: 120_000,
  },
  async () => {
    const { settings, ...place } = await setUp();
    const { stdout } = await run(place, settings, 'stock-1');
    expect(stdout).toContain('Golf');
    expect(stdout.length).toBeGreaterThan(200);
    // What another secret signed it refuses.
    const other = { ...settings, SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` };
    await expect(run(place, other, 'stock-2')).rejects.toMatchObject({ code: 1, stdout: '' });
  },
);
