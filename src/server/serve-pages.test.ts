import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { localisedPages } from '#contract/localised-addresses.ts';
import { languages } from '#domain/shared/languages.ts';
import { secureAnswers } from './secure-answers.ts';
import { servePages } from './serve-pages.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'autoscritto-web-'));
afterAll(() => rmSync(webRoot, { recursive: true }));
mkdirSync(join(webRoot, 'assets'));
for (const language of languages) {
  mkdirSync(join(webRoot, 'pages', language), { recursive: true });
  for (const page of localisedPages) {
    writeFileSync(join(webRoot, 'pages', language, `${page}.html`), `${page} in ${language} at {{origin}}/x`);
  }
}
writeFileSync(join(webRoot, 'index.html'), '<title>Autoscritto</title>');
writeFileSync(join(webRoot, 'assets', 'main-abc.js'), 'export {};');
writeFileSync(join(webRoot, 'assets', 'main-abc.js.br'), brotliCompressSync('export {};'));
const app = new Hono().get(
  '*',
  servePages({
    webRoot,
    isDemo: true,
    origin: 'https://autoscritto.example',
    hasSession: (headers) => headers.get('cookie')?.includes('session') ?? false,
  }),
);

const signedIn = { cookie: 'session=1' };

test.each([
  ['/', 200],
  ['/subscribe', 200],
  ['/de', 200],
  ['/history', 200],
  ['/no-such-page/', 404],
  ['//evil.example/', 404],
  ['/de/history/', 404],
  ['/no-such-page', 404],
  ['/de/history', 404],
  ['/it/subscribe', 404],
  ['/pages/de/home.html', 404],
  ['/index.html', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
])('%s is answered %i with the application to who is signed in', async (path, status) => {
  const answer = await app.request(path, { headers: signedIn });
  expect([answer.status, await answer.text()]).toEqual([status, '<title>Autoscritto</title>']);
});

test.each([
  ['/checkout/?plan=PRO', '/checkout?plan=PRO'],
  ['/choose-password/?token=x', '/choose-password?token=x'],
  ['/history/', '/history'],
  ['/de/', '/de'],
  ['/fr/subscribe/', '/fr/subscribe'],
])('%s has one address: it leads to %s', async (path, address) => {
  for (const headers of [{}, signedIn]) {
    const answer = await app.request(path, { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, address]);
  }
});

test.each([
  ['/', undefined, 'home in it'],
  ['/de', undefined, 'home in de'],
  ['/fr/subscribe', undefined, 'plans in fr'],
  ['/subscribe?plan=pro', undefined, 'plans in it'],
  ['/subscribe', 'autoscritto.language=es', 'plans in es'],
  ['/fr/subscribe', 'autoscritto.language=es', 'plans in fr'],
  ['/gdpr', 'autoscritto.language=xx', 'gdpr in it'],
])('a visitor of %s with cookie %s reads: %s', async (path, cookie, text) => {
  const answer = await app.request(path, { headers: cookie ? { cookie } : {} });
  expect([answer.status, await answer.text()]).toEqual([200, `${text} at https://autoscritto.example/x`]);
  expect(answer.headers.get('vary')).toContain('Cookie');
  expect(answer.headers.get('x-robots-tag')).toBeNull();
});

test.each([
  ['/mails/stop-reports?language=de&token=x', undefined, 'de'],
  ['/mails/stop-reports?language=de&token=x', 'autoscritto.language=es', 'es'],
  ['/mails/stop-reports?language=xx', undefined, 'it'],
  ['/mails/stop-reports', undefined, 'it'],
])(
  'a mail that leads to %s, where the cookie is %s, leads to a page in %s',
  async (path, cookie, language) => {
    const root = join(webRoot, 'spoken');
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'index.html'), '<html lang="it"></html>');
    const settings = { webRoot: root, isDemo: false, origin: 'https://autoscritto.example' };
    const spoken = new Hono().get('*', servePages({ ...settings, hasSession: () => false }));
    const answer = await spoken.request(path, { headers: cookie ? { cookie } : {} });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `<html data-without-demo lang="${language}"></html>`,
    ]);
  },
);

test.each([
  [true, {}, false],
  [true, signedIn, false],
  [false, {}, true],
  [false, signedIn, true],
] as const)(
  'with demo accounts %j and headers %j the page says that there are none: %j',
  async (isDemo, headers, says) => {
    const root = join(webRoot, `marked-${isDemo}`);
    mkdirSync(join(root, 'pages', 'it'), { recursive: true });
    const page = '<html lang="it"></html>';
    for (const name of ['index.html', 'pages/it/home.html']) writeFileSync(join(root, name), page);
    const settings = { webRoot: root, isDemo, origin: 'https://autoscritto.example' };
    const marked = new Hono().get(
      '*',
      servePages({ ...settings, hasSession: (given) => given.has('cookie') }),
    );
    const expected = says ? '<html data-without-demo lang="it"></html>' : page;
    for (const path of ['/', '/history'])
      expect(await (await marked.request(path, { headers })).text()).toBe(expected);
  },
);

test('where nothing is built, who asks for a page is told so', async () => {
  const nowhere = join(webRoot, 'empty');
  mkdirSync(nowhere);
  const unbuilt = { webRoot: nowhere, isDemo: true, origin: 'https://autoscritto.example' };
  const empty = new Hono().get('*', servePages({ ...unbuilt, hasSession: () => false }));
  for (const path of ['/', '/history', '/no-such-page']) {
    const answer = await empty.request(path);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('not built')]);
  }
});

test('search engines are kept from what is no page for visitors', async () => {
  for (const path of ['/history', '/sign-in', '/no-such-page']) {
    expect((await app.request(path)).headers.get('x-robots-tag')).toBe('noindex');
  }
});

test('a page written beforehand goes out compressed, and not again to who has it', async () => {
  const headers = { 'accept-encoding': 'br;q=1, gzip;q=0.8' };
  const answer = await app.request('/de/demo', { headers });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('demo in de');
  const zipped = await app.request('/de/demo', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toContain('demo in de');
  const etag = answer.headers.get('etag') ?? '';
  const again = await app.request('/de/demo', { headers: { ...headers, 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await app.request('/demo', { headers: { ...headers, 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('the script that stands in a page may run there, and no other', async () => {
  const script = 'void 0;';
  const path = join(webRoot, 'pages', 'fr', 'demo.html');
  writeFileSync(
    path,
    `<script type="application/ld+json">{}</script><script type="module">${script}</script>`,
  );
  const secured = new Hono().use(secureAnswers({ paysByStripe: false })).route('/', app);
  const policyOf = async (at: string, headers?: Record<string, string>) =>
    (await secured.request(at, { headers })).headers.get('content-security-policy');
  const digest = createHash('sha256').update(script).digest('base64');
  expect(await policyOf('/fr/demo')).toContain(`script-src 'self' 'sha256-${digest}';`);
  const etag = (await secured.request('/fr/demo')).headers.get('etag') ?? '';
  expect(await policyOf('/fr/demo', { 'if-none-match': etag })).toContain(digest);
  for (const other of ['/de/demo', '/history']) expect(await policyOf(other)).toContain("script-src 'self';");
});

test('a page that could not be read once is read the next time', async () => {
  const path = join(webRoot, 'pages', 'es', 'terms.html');
  const written = statSync(path);
  renameSync(path, `${path}.kept`);
  mkdirSync(path);
  utimesSync(path, written.atime, written.mtime);
  expect((await app.request('/es/terms-of-service')).status).toBe(500);
  rmdirSync(path);
  renameSync(`${path}.kept`, path);
  utimesSync(path, written.atime, written.mtime);
  expect(await (await app.request('/es/terms-of-service')).text()).toContain('terms in es');
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

test.each([
  '/assets/',
  '/assets/no-such-file.js',
  '/assets/history',
  '/assets/..%2findex.html',
  '/assets/%252e%252e/',
])('%s, where no file is, is no document, as the headers of documents are not sent there', async (path) => {
  const answer = await app.request(path, { headers: signedIn });
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test('files named by their content are kept for good', async () => {
  const answer = await app.request('/assets/main-abc.js');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});
