import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { extensionPath } from '#contract/pages.ts';
import { serveExtension } from './serve-extension.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'autoscritto-extension-'));
afterAll(() => rmSync(webRoot, { recursive: true }));
const folder = join(webRoot, 'extension');
const icon = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);
const manifest = readFileSync(new URL('../web/extension/manifest.json', import.meta.url), 'utf8');

const app = new Hono().get(
  extensionPath,
  serveExtension({ webRoot, origins: ['https://autoscritto.example', 'http://127.0.0.1:3000'] }),
);
const ask = (host = 'autoscritto.example') => app.request(extensionPath, { headers: { host } });

async function unpack(answer: Response) {
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
const addressIn = async (answer: Response) =>
  JSON.parse(strFromU8((await unpack(answer))['manifest.json'] ?? new Uint8Array())).homepage_url;

test('an extension that is not built is said to be missing', async () => {
  expect((await ask()).status).toBe(503);
  mkdirSync(folder);
  writeFileSync(join(folder, 'manifest.json'), manifest);
  writeFileSync(join(folder, 'icon.png'), icon);
});

test('the file to download holds the extension, its picture byte by byte, with the address of the server', async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="autoscritto-extension.zip"');
  const files = await unpack(answer);
  expect(Object.keys(files).sort()).toEqual(['icon.png', 'manifest.json']);
  expect(files['icon.png']).toEqual(icon);
  expect(strFromU8(files['manifest.json'] ?? new Uint8Array())).toBe(
    manifest.replace('{{origin}}', 'https://autoscritto.example'),
  );
});

test('it belongs to the address it was downloaded from, but to no address that is not ours', async () => {
  expect(await addressIn(await ask('127.0.0.1:3000'))).toBe('http://127.0.0.1:3000');
  expect(await addressIn(await ask('evil.example'))).toBe('https://autoscritto.example');
});

test('a new build is packed anew', async () => {
  writeFileSync(join(folder, 'popup.js'), 'new');
  utimesSync(join(folder, 'manifest.json'), 2_000_000_000, 2_000_000_000);
  expect(Object.keys(await unpack(await ask()))).toContain('popup.js');
});

test('it asks the browser for no more than the page its button is pressed on, and a place to keep a text', () => {
  const { permissions, ...rest } = JSON.parse(manifest);
  expect(permissions).toEqual(['activeTab', 'scripting', 'storage']);
  expect(Object.keys(rest).sort()).toEqual([
    ...['action', 'homepage_url', 'icons', 'manifest_version', 'minimum_chrome_version', 'name', 'version'],
  ]);
});
