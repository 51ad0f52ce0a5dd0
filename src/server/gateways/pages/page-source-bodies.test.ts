import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { answer, type Behaviour, openHostileSite } from './testing/hostile-site.ts';

const megabyte = 1024 * 1024;
const ad = '<html><body><h1>Fiat Panda</h1><p>41.000 km</p></body></html>';
const head = (lines: string) => `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${lines}\r\n`;
const zeros = Buffer.alloc(64 * megabyte);
const once = gzipSync(zeros);
const brotli = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const gives =
  (body: string | Uint8Array, headers: Record<string, string> = {}): Behaviour =>
  async ({ send }) => {
    await send(answer(body, headers));
  };
/** Sends the same again and again, for as long as anybody takes it. */
const endless =
  (start: string, again: string, every = 0): Behaviour =>
  async ({ send }) => {
    let isOpen = await send(start);
    while (isOpen) {
      isOpen = await send(again);
      await pause(every);
    }
  };

const site = await openHostileSite({
  '/gzip-bomb': gives(Buffer.concat(Array(8).fill(once)), { 'content-encoding': 'gzip' }),
  '/deflate-bomb': gives(deflateSync(zeros), { 'content-encoding': 'deflate' }),
  '/brotli-bomb': gives(brotli, { 'content-encoding': 'br' }),
  '/nested-bomb': gives(gzipSync(once), { 'content-encoding': 'gzip, gzip' }),
  '/endless': endless(head(''), 'a'.repeat(65_536)),
  '/endless-chunks': endless(head('transfer-encoding: chunked\r\n'), `8000\r\n${'a'.repeat(32_768)}\r\n`),
  '/drops': endless(head(''), 'a', 20),
  '/drops-of-headers': endless('HTTP/1.1 200 OK\r\n', 'x: 1\r\n', 20),
  '/silent': endless('', '', 50),
  '/endless-headers': endless('HTTP/1.1 200 OK\r\n', `x: ${'1'.repeat(1000)}\r\n`),
  '/endless-header': endless('HTTP/1.1 200 OK\r\nx: ', '1'.repeat(8192)),
  '/endless-informing': endless('', 'HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n', 5),
  '/too-long-for-its-length': async ({ send }) => void (await send(`${head('content-length: 20\r\n')}${ad}`)),
  '/too-short-for-its-length': async ({ send }) =>
    void (await send(`${head('content-length: 9000\r\n')}${ad}`)),
  '/nothing-of-its-length': async ({ send }) => void (await send(head('content-length: 9000\r\n'))),
  '/huge-length': async ({ send }) => void (await send(`${head('content-length: 99999999999999\r\n')}${ad}`)),
  '/two-lengths': async ({ send }) =>
    void (await send(`${head('content-length: 20\r\ncontent-length: 61\r\n')}${ad}`)),
  '/length-below-zero': async ({ send }) => void (await send(`${head('content-length: -5\r\n')}${ad}`)),
  '/broken-gzip': gives('this is no gzip at all', { 'content-encoding': 'gzip' }),
  '/cut-gzip': gives(gzipSync(ad.repeat(50)).subarray(0, 90), { 'content-encoding': 'gzip' }),
  '/no-http': async ({ send }) => void (await send('220 mail.example ESMTP\r\n')),
  '/pdf-as-page': gives('%PDF-1.7 ...'),
  '/picture-as-page': gives(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  '/zip-as-page': gives(Buffer.from('PK\x03\x04....', 'latin1')),
  '/pdf': gives('%PDF-1.7 ...', { 'content-type': 'application/pdf' }),
  '/photo': gives(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), { 'content-type': 'image/jpeg' }),
  '/video': gives('....ftypmp42', { 'content-type': 'video/mp4' }),
  '/json': gives('{"make":"Fiat"}', { 'content-type': 'application/json' }),
  '/page-as-stream': gives(ad, { 'content-type': 'application/octet-stream' }),
  '/page-as-text': gives(ad, { 'content-type': 'text/plain' }),
  '/page-without-type': async ({ send }) => void (await send(`HTTP/1.1 200 OK\r\n\r\n${ad}`)),
});
afterAll(() => site.close());
const fetchFrom = (path: string, limits = { milliseconds: 5000, bytes: 2 * megabyte }) =>
  createPageSource({ allowHosts: [site.host], limits }).fetch(`http://${site.host}${path}`);

test.each(['/gzip-bomb', '/deflate-bomb', '/brotli-bomb', '/nested-bomb'])(
  'promise 30: %s is stopped at the limit and never unpacked whole',
  async (path) => {
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }, 1);
    expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault: 'too-big' });
    clearInterval(watch);
    expect(most).toBeLessThan(24 * megabyte);
  },
);

test.each(['/endless', '/endless-chunks'])('promise 30: %s is left at the limit', async (path) => {
  const before = site.sent;
  expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault: 'too-big' });
  await pause(50);
  const after = site.sent;
  expect(after - before).toBeLessThan(16 * megabyte);
  await pause(50);
  expect(site.sent).toBe(after);
});

test.each(['/drops', '/drops-of-headers', '/silent', '/endless-informing'])(
  'promise 30: %s is too slow, however busy it looks',
  async (path) => {
    const result = await fetchFrom(path, { milliseconds: 400, bytes: megabyte });
    expect(result).toMatchObject({ fault: 'too-slow' });
  },
);

test.each(['/endless-headers', '/endless-header', '/two-lengths', '/length-below-zero', '/no-http'])(
  'promise 30: %s is no answer of a web site',
  async (path) => {
    expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault: 'broken-answer' });
  },
);

test('a body longer than its length is the page up to there', async () => {
  expect(await fetchFrom('/too-long-for-its-length')).toMatchObject({
    kind: 'page',
    content: ad.slice(0, 20),
  });
});

test.each(['/too-short-for-its-length', '/huge-length'])(
  '%s gives what arrived, and that it was cut short',
  async (path) => {
    expect(await fetchFrom(path)).toMatchObject({ kind: 'page', content: ad, fault: 'cut-short' });
  },
);

test('a page of which nothing arrived is cut short', async () => {
  expect(await fetchFrom('/nothing-of-its-length')).toEqual({ kind: 'fault', fault: 'cut-short' });
});

test('a body that is not packed as it says cannot be read', async () => {
  expect(await fetchFrom('/broken-gzip')).toEqual({ kind: 'fault', fault: 'broken-answer' });
});

test('a packed body that stops gives the page up to there', async () => {
  expect(await fetchFrom('/cut-gzip')).toMatchObject({
    kind: 'page',
    content: expect.stringContaining('Panda'),
  });
});

test.each([
  ['/pdf-as-page', 'pdf'],
  ['/picture-as-page', 'picture'],
  ['/zip-as-page', 'not-html'],
  ['/pdf', 'pdf'],
  ['/photo', 'picture'],
  ['/video', 'not-html'],
  ['/json', 'not-html'],
])('%s is the fault %s, whatever its type says', async (path, fault) => {
  expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault });
});

test.each(['/page-as-stream', '/page-as-text', '/page-without-type'])('%s is a page', async (path) => {
  expect(await fetchFrom(path)).toMatchObject({ kind: 'page', content: ad });
});
