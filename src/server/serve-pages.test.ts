import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { servePages } from './serve-pages.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'autoscritto-web-'));
afterAll(() => rmSync(webRoot, { recursive: true }));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<title>Autoscritto</title>');
writeFileSync(join(webRoot, 'assets', 'main-abc.js'), 'export {};');
writeFileSync(join(webRoot, 'assets', 'main-abc.js.br'), brotliCompressSync('export {};'));
const app = new Hono().get('*', servePages(webRoot, true));

test.each([
  ['/', 200],
  ['/history', 200],
  ['/history/', 200],
  ['/no-such-page', 404],
  ['/index.html', 404],
  ['/assets/no-such-file.js', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
])('%s is answered %i with the application', async (path, status) => {
  const answer = await app.request(path);
  expect([answer.status, await answer.text()]).toEqual([status, '<title>Autoscritto</title>']);
});

test('a browser that takes less is sent less', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await app.request('/assets/main-abc.js', { headers });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('export {};');
});

test('files named by their content are kept for good', async () => {
  const answer = await app.request('/assets/main-abc.js');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});
